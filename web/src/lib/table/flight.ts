// Moving a card on the screen from where it was to where it is going.
import { preferences } from '../preferences/preferences.svelte';

const LONG = 240;

/** Where a thing is on the screen; cheap only while nothing has changed since the last frame. */
export function spot(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Let a picture fly from one place to another; it is there until the promise is kept. */
export async function fly(picture: HTMLElement, from: DOMRect, to: DOMRect): Promise<void> {
  if (preferences.lessMotion) return;
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '12',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    contain: 'size layout style',
    pointerEvents: 'none',
    willChange: 'transform, opacity',
  });
  document.body.append(picture);
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const small = Math.min(1, Math.max(0.35, to.width / from.width));
  const flight = picture.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${dx * 0.9}px, ${dy * 0.95}px) scale(${(1 + small) / 2})`,
        opacity: 1,
        offset: 0.8,
      },
      { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0 },
    ],
    { duration: LONG, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)', fill: 'forwards' },
  );
  await flight.finished.catch(() => null);
  picture.remove();
}
