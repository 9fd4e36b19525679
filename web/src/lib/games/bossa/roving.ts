// One Tab stop for a group of buttons: the arrow keys move within it.
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const pressable = (group: Element): HTMLButtonElement[] => [
  ...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

/** Move the focus to the next button of a group; among those that glow, if any do. */
export function step(group: Element, by: number): void {
  const glowing = [...group.querySelectorAll<HTMLButtonElement>('button:is(.fits, .could)')];
  const buttons = glowing.length > 0 ? glowing : pressable(group);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % buttons.length;
  buttons.at(next)?.focus();
}

/** Keep exactly one of a group's buttons in the order of Tab. */
export function roving(group: HTMLElement): () => void {
  function settle(): void {
    const buttons = pressable(group);
    const stop =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.getAttribute('tabindex') === '0') ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    step(group, by);
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', settle);
  group.addEventListener('keydown', press);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', settle);
    group.removeEventListener('keydown', press);
  };
}
