import { expect, test } from 'vitest';
import { readRecord } from './files';

const file = (text: string): File => new File([text], 'game.json');

test('a record is read alone, or out of the answer of the server', async () => {
  const record = { format: 'chabudai', moves: ['first'] };
  expect(await readRecord(file(JSON.stringify(record)))).toEqual(record);
  expect(await readRecord(file(JSON.stringify({ record })))).toEqual(record);
});

test('what is no JSON is refused', async () => {
  await expect(readRecord(file('not a game'))).rejects.toThrow(SyntaxError);
});
