// Calling back somebody who looks at another tab: the icon gets a dot.

const PLAIN = './icons/icon.svg';
const CALLING = './icons/icon-turn.svg';

/** Show in the tab's icon whether it is the reader's turn. */
export function attention(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? CALLING : PLAIN;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
