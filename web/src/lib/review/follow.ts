// Keeping the move that is looked at in sight: whatever moves it, its place in a list stays the same.
import type { Attachment } from 'svelte/attachments';

/** Scroll the nearest list so that this stands near its beginning, after the one before, whenever *active* becomes true. */
export function follow(active: boolean): Attachment<HTMLElement> {
  return (element) => {
    const list = element.closest<HTMLElement>('[data-follows]');
    if (!active || !list) return;
    const [inside, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    const before = element.previousElementSibling?.getBoundingClientRect().height ?? 0;
    list.scrollTo({
      left: list.scrollLeft + inside.left - around.left - (around.width - inside.width) / 2,
      top: list.scrollTop + inside.top - around.top - before,
    });
  };
}
