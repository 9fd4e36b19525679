// Moving a card or tile on the screen from where it was to where it is.
import { comfort } from '../comfort/comfort.svelte';

export interface Spot {
  readonly box: DOMRect;
  readonly picture: HTMLElement;
}

const LONG = 240;

/** Take a picture of a thing before it goes. */
export function spot(selector: string): Spot | null {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) return null;
  const child = (found.firstElementChild ?? found) as HTMLElement;
  return { box: child.getBoundingClientRect(), picture: child.cloneNode(true) as HTMLElement };
}

/** Let a picture fly to where the thing is now. */
export function fly(from: Spot, target: string, picture: HTMLElement = from.picture): void {
  const there = document.querySelector<HTMLElement>(target)?.getBoundingClientRect();
  if (!there || comfort.lessMotion) return;
  const { box } = from;
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '12',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: '0',
    pointerEvents: 'none',
    willChange: 'transform, opacity',
  });
  document.body.append(picture);
  const dx = there.left + there.width / 2 - box.left - box.width / 2;
  const dy = there.top + there.height / 2 - box.top - box.height / 2;
  const small = Math.min(1, Math.max(0.35, there.width / box.width));
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
    { duration: LONG, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}
