import { expect, test } from 'vitest';
import { readRecord } from './files';

const file = (text: string): File => new File([text], 'game.json');

test('a file is handed on whole, so that names beside the record are not lost', async () => {
  const record = { format: 'chabudai', moves: ['first'] };
  expect(await readRecord(file(JSON.stringify(record)))).toEqual(record);
  const answer = { record, seats: ['Ann', 'Ben'] };
  expect(await readRecord(file(JSON.stringify(answer)))).toEqual(answer);
});

test.each(['not a game', '5', 'null', '[1]'])('%s is refused', async (text) => {
  await expect(readRecord(file(text))).rejects.toThrow(SyntaxError);
});
