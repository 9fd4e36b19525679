// Swiping across something with a finger.
import type { Attachment } from 'svelte/attachments';

/** How far a finger must go, in pixels. */
const FAR = 48;

/** Whether a way across is a swipe: -1 to the left, 1 to the right, 0 if it is none. */
export function swiped(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? -1 : 1;
}

/** Step on when a finger wipes to the left, and back when it wipes to the right; two fingers do something else. */
export function swipe(step: (by: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | undefined;
    const start = (event: TouchEvent): void => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent): void => {
      const to = event.changedTouches[0];
      if (!from || !to) return;
      const way = swiped(to.clientX - from.clientX, to.clientY - from.clientY);
      from = undefined;
      if (way) step(-way);
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    };
  };
}
