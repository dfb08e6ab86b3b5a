/** Space between a list and the edge of the window, in px. */
const MARGIN = 8;

/** Places an open list below its button where the style sheet cannot: in browsers without anchor positioning. */
export function placeBelow(list: HTMLElement, opener: HTMLElement): void {
  const { style }: { style: object } = list;
  if ('positionArea' in style) return;
  const { bottom, left, right } = opener.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  list.style.insetBlockStart = `${bottom + MARGIN}px`;
  list.style.insetInlineEnd = 'auto';
  list.style.insetInlineStart = `${Math.max(MARGIN, isRightToLeft ? innerWidth - right : left)}px`;
}
