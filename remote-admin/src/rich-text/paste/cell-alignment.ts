import { stylesOf } from './parse-pasted.ts';

/** Attribute of an aligned table cell, in the editor and on the site. */
const ALIGN_ATTRIBUTE = 'data-align';

/** Keeps the alignment of table cells, which a program writes to the cell, its row or its paragraphs. */
export function keepCellAlignment(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('td, th')) {
    const align = alignmentOf(cell) ?? alignmentOfContent(cell) ?? alignmentOf(cell.parentElement);
    if (align === 'center' || align === 'right') cell.setAttribute(ALIGN_ATTRIBUTE, align);
  }
}

function alignmentOf(element: Element | null): string | undefined {
  if (!element) return undefined;
  const align = stylesOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase();
  // `general` is Excel's: numbers to the right, which the attribute then says.
  if (align === 'general') return element.getAttribute('align')?.toLowerCase();
  return align === 'end' ? 'right' : align;
}

function alignmentOfContent(cell: Element): string | undefined {
  const blocks = [...cell.children].filter((child) => child.matches('p, div, center'));
  const [first, ...others] = blocks.map((block) => (block.matches('center') ? 'center' : alignmentOf(block)));
  return blocks.length === cell.children.length && others.every((align) => align === first) ? first : undefined;
}
