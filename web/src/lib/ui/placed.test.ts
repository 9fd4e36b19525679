import { expect, test } from 'vitest';
import { placed } from './placed';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  right: left + width,
  bottom: top + height,
});
const ROOM = { width: 390, height: 664 };

test('it opens above where there is room, centred on what was pressed', () => {
  const at = placed(
    box(100, 500, 60, 84),
    box(10, 500, 370, 84),
    { width: 200, height: 150 },
    ROOM,
  );
  expect(at).toEqual({ side: 'above', left: 30, top: 342 });
});

test('it opens below a hand at the top, and stays in the window', () => {
  const at = placed(box(10, 80, 60, 84), box(10, 80, 370, 84), { width: 200, height: 150 }, ROOM);
  expect(at).toEqual({ side: 'below', left: 8, top: 172 });
});

test('in a low window it opens at the side', () => {
  const low = { width: 844, height: 390 };
  const at = placed(box(20, 60, 60, 84), box(20, 40, 370, 330), { width: 300, height: 200 }, low);
  expect(at).toEqual({ side: 'right', left: 398, top: 105 });
});

test('without room anywhere it takes the side with the most', () => {
  const at = placed(box(20, 60, 60, 84), box(0, 40, 390, 300), { width: 300, height: 400 }, ROOM);
  expect(at).toMatchObject({ side: 'below', top: 256 });
});
