import { STYLE_ATTRIBUTE } from './inert-styles.ts';
import { stylesOf, type Styles } from './parse-pasted.ts';

/** Elements whose formatting is kept; headings and header cells are bold by themselves. */
const FORMATTED = 'span, font, a, p, div, li, td, dt, dd';

/**
 * Converts formatting from `style` values to elements. Google Docs wraps everything in a `<b>` element with normal
 * weight and marks bold and italic only by styles.
 */
export function convertStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    const styles = stylesOf(element);
    element.removeAttribute(STYLE_ATTRIBUTE);
    if (isReset(element, styles)) element.replaceWith(...element.childNodes);
    else if (element.matches(FORMATTED)) wrapContent(element, styles);
  }
}

/** Checks for a bold element with normal weight, or an italic element with normal style. */
function isReset(element: Element, styles: Styles): boolean {
  const weight = styles.get('font-weight');
  if (element.matches('b, strong')) return weight !== undefined && !isBold(weight);
  return element.matches('i, em') && styles.get('font-style') === 'normal';
}

function isBold(weight = ''): boolean {
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function wrapContent(element: Element, styles: Styles): void {
  for (const tag of tagsOf(element, styles)) {
    const wrapper = element.ownerDocument.createElement(tag);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function tagsOf(element: Element, styles: Styles): string[] {
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  return [
    // Headings are bold and links are underlined by default.
    ...(isBold(styles.get('font-weight')) && !element.closest('h1, h2, h3, h4, h5, h6, th') ? ['strong'] : []),
    ...(/italic|oblique/.test(styles.get('font-style') ?? '') ? ['em'] : []),
    ...(line.includes('underline') && !element.closest('a') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...scriptOf(element, styles),
  ];
}

/** A cell, and an element around a footnote or a superscript, may have such a style for another reason. */
function scriptOf(element: Element, styles: Styles): string[] {
  const align = styles.get('vertical-align') ?? '';
  const isScript = element.matches('span, font, a') && element.querySelector('sup, sub, img') === null;
  if (!isScript || element.closest('sup, sub') !== null) return [];
  return align === 'super' ? ['sup'] : align === 'sub' ? ['sub'] : [];
}
