import { STYLES } from './inert-styles.ts';

type Styles = ReadonlyMap<string, string>;

/**
 * Turns what a pasted text says by styles into elements. Google Docs puts everything into a bold element of normal weight and
 * says bold and italic by styles alone.
 */
export function markStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(`[${STYLES}]`)) {
    const styles = stylesOf(element);
    element.removeAttribute(STYLES);
    if (isUndone(element, styles)) element.replaceWith(...element.childNodes);
    else if (element.matches('span, font, a')) wrapContent(element, styles);
  }
}

/** Read as text: the page's own policy would keep it from the elements. */
function stylesOf(element: Element): Styles {
  const declarations = (element.getAttribute(STYLES) ?? '').split(';').map((part) => part.split(':'));
  return new Map(
    declarations.flatMap(([name = '', value = '']) =>
      name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.trim().toLowerCase()]],
    ),
  );
}

/** A bold element of normal weight, an italic one of normal style. */
function isUndone(element: Element, styles: Styles): boolean {
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
    // Headings are bold by themselves, links underlined.
    ...(isBold(styles.get('font-weight')) && !element.closest('h1, h2, h3, h4, h5, h6') ? ['strong'] : []),
    ...(/italic|oblique/.test(styles.get('font-style') ?? '') ? ['em'] : []),
    ...(line.includes('underline') && !element.closest('a') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
  ];
}
