import { removeHiddenCells } from './hidden-cells.ts';
import { isZero, stylesOf, type Styles } from './parse-pasted.ts';
import { removeCounted } from './remove-counted.ts';
import { elementsOf, selectorsOf } from './style-sheet.ts';

/** Content that the source of a paste does not show to its readers. */
export interface HiddenContent {
  rows: number;
  columns: number;
  /** Passages outside hidden rows and columns. */
  passages: number;
}

const HIDING = /display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*(?:hidden|collapse)/i;

/**
 * Removes what the source hides: a hidden cost price must not be published.
 * @param body - the parsed paste
 * @param html - its source, which contains the style sheets
 */
export function removeHidden(body: HTMLElement, html: string): HiddenContent {
  const bySheet = new Set(elementsOf(body, selectorsOf(html, HIDING)));
  const isHidden = (element: Element) => {
    const styles = stylesOf(element);
    const isShown = /^(?!none)./.test(styles.get('display') ?? '');
    return (bySheet.has(element) && !isShown) || isHiddenBy(styles) || element.matches(HIDDEN);
  };
  const tables = [...body.querySelectorAll('table')].map((table) => removeHiddenCells(table, isHidden));
  const elements = [...body.querySelectorAll('*')].filter(
    (element) => !element.matches(STRUCTURE) && isHidden(element),
  );
  const passages = removeCounted(elements) + removeUnsizedText(body);
  const sum = (of: 'rows' | 'columns') => tables.reduce((total, counts) => total + counts[of], 0);
  return { rows: sum('rows'), columns: sum('columns'), passages };
}

/** Handled as rows and columns. */
const STRUCTURE = 'tr, col, colgroup, thead, tbody, tfoot, br';
const HIDDEN = '[hidden], template, dialog:not([open])';

function isHiddenBy(styles: Styles): boolean {
  const value = (name: string) => styles.get(name) ?? '';
  return (
    value('display') === 'none' ||
    value('mso-hide') === 'all' ||
    /^(?:hidden|collapse)$/.test(value('visibility')) ||
    (value('opacity') !== '' && Number(value('opacity')) === 0) ||
    (/hidden|clip/.test(value('overflow')) && ['height', 'width', 'max-height'].some((name) => isZero(value(name)))) ||
    isOutOfSight(value)
  );
}

/** Text for screen readers, and text that a page keeps outside the window. */
function isOutOfSight(value: (name: string) => string): boolean {
  const isClipped =
    /^rect\((?:[01](?:px)?[\s,]*){4}\)/.test(value('clip')) || /^inset\((?:50|100)%/.test(value('clip-path'));
  const offsets = ['left', 'top', 'text-indent'].map(value);
  return (
    (isClipped && value('position') !== 'static') ||
    (/absolute|fixed/.test(value('position')) && offsets.some(isFarOutside)) ||
    isFarOutside(value('text-indent'))
  );
}

function isFarOutside(length: string): boolean {
  return /^-\d{4,}/.test(length) || /^-\d{3,}em/.test(length);
}

/** Removes text of size zero. Inside such an element other text may have a size again. */
function removeUnsizedText(body: HTMLElement): number {
  const texts = [...body.querySelectorAll('*')]
    .filter((element) => isZero(stylesOf(element).get('font-size') ?? ''))
    .flatMap((element) => textsOf(element));
  for (const text of texts) text.remove();
  return texts.length;
}

function textsOf(element: Element): ChildNode[] {
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Element) return stylesOf(child).has('font-size') ? [] : textsOf(child);
    return child.textContent?.trim() === '' ? [] : [child];
  });
}
