// What is wrong with the room on a screen: boxes that overlap, leave the viewport, or cut their text.
({ scrolling = false, pressed = '' }) => {
  const INTERACTIVE = 'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"]';
  const PIECES = '[data-card], [data-tile], [data-tube], [data-place], [data-drop], [data-tool], [data-piece]';
  const SLACK = 1.5;
  // A line of text is measured with room above and below its letters.
  const LEADING = 5;

  const style = (element) => getComputedStyle(element);
  const scrolls = (element) => /(auto|scroll)/.test(style(element).overflowX + style(element).overflowY);
  const clips = (element) => /(auto|scroll|hidden|clip)/.test(style(element).overflowX + style(element).overflowY);

  // Only what is on top is looked at: a dialog or a cover hides the rest on purpose.
  const dialogs = document.querySelectorAll('dialog[open], [data-cover], :popover-open');
  const top = dialogs[dialogs.length - 1] ?? document.body;

  function seen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return element.closest('.unseen, [inert], [data-decoration], .skip') === null;
  }

  // What is left of a box after everything around it has cut it off, and whether it can be scrolled to.
  function visible(element, box) {
    let { left, top, right, bottom } = box;
    let reachable = false;
    for (let parent = element.parentElement; parent && parent !== document.documentElement; parent = parent.parentElement) {
      if (!clips(parent)) continue;
      const edge = parent.getBoundingClientRect();
      if (scrolls(parent) && (parent.scrollHeight > parent.clientHeight + 1 || parent.scrollWidth > parent.clientWidth + 1)) reachable = true;
      left = Math.max(left, edge.left); top = Math.max(top, edge.top);
      right = Math.min(right, edge.right); bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom, reachable };
  }

  function textBoxes(element) {
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '')
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter(({ width, height }) => width > 1 && height > 1);
  }

  const name = (element) => {
    const data = Object.entries(element.dataset).filter(([key]) => key !== 'free').map(([key, value]) => `${key}=${value}`).slice(0, 2).join(' ');
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element.tagName.toLowerCase()}.${String(element.className.baseVal ?? element.className).split(' ')[0]}${data ? `[${data}]` : ''} “${text}”`;
  };

  const faults = new Set();
  const boxes = [];
  for (const element of top.querySelectorAll('*')) {
    if (!seen(element)) continue;
    const solid = element.matches(`${INTERACTIVE}, ${PIECES}`);
    const box = element.getBoundingClientRect();
    if (solid && !element.closest('[data-cut]'))
      for (const text of textBoxes(element)) {
        const spilt = Math.max(box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom);
        if (spilt > LEADING) faults.add(`text spills by ${Math.round(spilt)}: ${name(element)}`);
      }
    const rects = solid ? [box] : textBoxes(element);
    for (const rect of rects) {
      if (rect.width < 2 || rect.height < 2) continue;
      const shown = visible(element, rect);
      const width = shown.right - shown.left, height = shown.bottom - shown.top;
      if (!shown.reachable) {
        const cut = Math.max(rect.width - width, rect.height - height);
        if (cut > (solid ? SLACK + 1 : LEADING) && !element.closest('[data-cut]')) faults.add(`cut by ${Math.round(cut)}: ${name(element)}`);
        const beyond = scrolling ? 0 : Math.max(-rect.top, rect.bottom - innerHeight);
        const outside = Math.max(-rect.left, rect.right - innerWidth, beyond);
        if (outside > SLACK) faults.add(`outside by ${Math.round(outside)}: ${name(element)}`);
      }
      if (width > 2 && height > 2) boxes.push({ element, solid, ...shown });
    }
    if (!solid && element.childElementCount === 0 && element.textContent.trim() !== '' && !element.closest('[data-cut]')
        && /(hidden|clip)/.test(style(element).overflowX) && element.scrollWidth > element.clientWidth + 1)
      faults.add(`text cut: ${name(element)}`);
    if (element.matches('[data-whole]')) {
      const beside = [...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right - box.right);
      const within = Math.max(element.scrollHeight - element.clientHeight - SLACK, ...beside);
      if (within > SLACK) faults.add(`cut inside by ${Math.round(within)}: ${name(element)}`);
    }
  }
  for (let one = 0; one < boxes.length; one += 1)
    for (let two = one + 1; two < boxes.length; two += 1) {
      const a = boxes[one], b = boxes[two];
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const apart = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      if (apart > (a.solid && b.solid ? SLACK + 1 : LEADING)) faults.add(`overlap by ${Math.round(apart)}: ${name(a.element)} and ${name(b.element)}`);
    }
  // What rises from a piece never lies on the hand that it is about.
  const hand = pressed && document.querySelector(pressed)?.closest('[data-hand]')?.getBoundingClientRect();
  const risen = document.querySelector(':popover-open')?.getBoundingClientRect();
  if (pressed && !risen) faults.add(`nothing rose from ${pressed}`);
  if (hand && risen) {
    const deep = Math.min(Math.min(hand.right, risen.right) - Math.max(hand.left, risen.left), Math.min(hand.bottom, risen.bottom) - Math.max(hand.top, risen.top));
    if (deep > SLACK + 1) faults.add(`the choice covers its hand by ${Math.round(deep)}`);
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.add(`the page is ${page.scrollWidth} wide`);
  if (!scrolling && page.scrollHeight > innerHeight + 1) faults.add(`the page is ${page.scrollHeight} high`);
  return [...faults];
}
