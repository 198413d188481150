/**
 * Runs in the page. Returns a sentence for each thing that does not fit: a page that is wider than the window, text that is cut off or
 * outside the window, and texts that cover each other. Text that ends with an ellipsis, or to which a person can scroll, does not count
 * as cut off. Decorative numbers may be cut off.
 */
export function findMisfits(): string[] {
  // In pixels: browsers round the positions of text.
  const tolerance = 1.5;
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = new Set<string>();
  // The empty space beside the last letter of a headline reaches up to 3 px outside the window if the headline is one short word.
  if (scrollWidth > clientWidth + 4) found.add(`the page is ${scrollWidth} px wide`);

  interface Line {
    text: string;
    block: Element;
    layer: Element | null;
    top: number;
    bottom: number;
    left: number;
    right: number;
  }
  const lines: Line[] = [];
  const quote = (text: string) => `“${text.trim().slice(0, 50)}”`;
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement && element !== document.body
      ? [element, ...ancestorsOf(element.parentElement)]
      : [element];

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!;
    const parent = node.parentElement!;
    if (!text.trim() || parent.closest('svg, script, style, template, option, .sb-wrapper')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const ancestors = ancestorsOf(parent);
    const styled = ancestors.map(element => ({ element, style: getComputedStyle(element) }));
    // This text is for screen readers only.
    if (styled.some(({ style }) => style.clipPath === 'inset(50%)')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);

    // A letter's box includes empty space at its sides, which grows with the font size. The painted part of a fitted line ends at the
    // edge, so its box reaches over the edge.
    const sideBearing = Math.max(tolerance, parseFloat(styled[0]!.style.fontSize) / 10);
    const isDecorative = !/\p{L}/u.test(text) && parent.closest('[aria-hidden="true"]') !== null;
    const endsEarly = styled.some(
      ({ style }) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
    );
    // Text behind an ellipsis is not painted, so only the box of the element counts.
    const shortened = styled
      .find(({ style }) => style.textOverflow === 'ellipsis' && /hidden|clip/.test(style.overflowX))
      ?.element.getBoundingClientRect();
    const canScroll = styled.some(({ style }) => /auto|scroll/.test(style.overflowX));
    for (const { left, right, top, bottom } of rects) {
      const paintedLeft = Math.max(left, shortened?.left ?? left);
      const paintedRight = Math.min(right, shortened?.right ?? right);
      if (!canScroll && (paintedLeft < -sideBearing || paintedRight > clientWidth + sideBearing))
        found.add(`${quote(text)} is outside the window`);
      for (const { element, style } of styled) {
        // An element without a box clips nothing.
        if (style.display === 'contents') continue;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        const box = element.getBoundingClientRect();
        const isCutAcross =
          /hidden|clip/.test(style.overflowX) &&
          (left < box.left - sideBearing || right > box.right + sideBearing);
        // Half of the space between lines is empty.
        const slack = (bottom - top) / 4;
        const isCutBelow =
          /hidden|clip/.test(style.overflowY) && (top < box.top - slack || bottom > box.bottom + slack);
        if (!isDecorative && !endsEarly && (isCutAcross || isCutBelow) && element !== document.body)
          found.add(`${quote(text)} is cut off`);
      }
      const isScrolledAway = styled.some(({ element, style }) => {
        if (element === document.body || style.overflowX + style.overflowY === 'visiblevisible') return false;
        const box = element.getBoundingClientRect();
        return bottom > box.bottom || top < box.top || right <= box.left || left >= box.right;
      });
      if (endsEarly || isScrolledAway) continue;
      const height = bottom - top;
      lines.push({
        text,
        block: styled.find(({ style }) => !style.display.startsWith('inline'))?.element ?? parent,
        // A fixed or sticky element, or an open popover, may cover the text of the page.
        layer:
          styled.find(
            ({ element, style }) => /fixed|sticky/.test(style.position) || element.matches(':popover-open'),
          )?.element ?? null,
        // The boxes of close lines overlap, and their letters rarely do: only the middle 40 % of the height counts.
        top: top + height * 0.3,
        bottom: bottom - height * 0.3,
        left: left + 1,
        right: right - 1,
      });
    }
  }

  for (const [index, line] of lines.entries())
    for (const other of lines.slice(index + 1))
      if (
        line.block !== other.block &&
        line.layer === other.layer &&
        line.top < other.bottom &&
        other.top < line.bottom &&
        line.left < other.right &&
        other.left < line.right
      )
        found.add(`${quote(line.text)} covers ${quote(other.text)}`);
  return [...found];
}
