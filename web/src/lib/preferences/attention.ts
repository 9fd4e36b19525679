// Calling back somebody who looks elsewhere: the tab's icon gets a dot, the app's icon a number.
import { preferences } from './preferences.svelte';

const PLAIN = './icons/icon.svg';
const CALLING = './icons/icon-turn.svg';

/** Whether the icon of an installed page can have a mark. */
export const canBadge = (): boolean => 'setAppBadge' in navigator;

/** Show in the icons at how many tables the reader is waited for. */
export function attention(tables: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = tables > 0 ? CALLING : PLAIN;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  if (!canBadge()) return;
  // A mark that a push message left goes once nobody waits, whether or not the page makes marks.
  const marked =
    tables === 0
      ? navigator.clearAppBadge()
      : preferences.chosen.badge
        ? navigator.setAppBadge(tables)
        : Promise.resolve();
  marked.catch(() => undefined);
}
