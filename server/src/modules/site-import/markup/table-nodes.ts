import type { DocumentNode } from './document-node.ts';
import { attributeOf, elementsIn, named, type HtmlElement, type HtmlNode } from './html-tree.ts';

const MAX_SPAN = 100;

/** Returns a table; its cells are converted by `blocksOf`. A table within a cell is shown after the cell's text. */
export function tableNodes(
  element: HtmlElement,
  blocksOf: (nodes: readonly HtmlNode[]) => DocumentNode[],
): DocumentNode[] {
  const rows = ownRows(element.children).map((row) => rowNode(row, blocksOf));
  const filled = rows.filter(({ content = [] }) => content.length > 0);
  const captions = element.children.filter((node) => node.kind === 'element' && node.name === 'caption');
  const table: DocumentNode[] = filled.length === 0 ? [] : [{ type: 'table', content: filled }];
  return [...table, ...captions.flatMap((caption) => (caption.kind === 'element' ? blocksOf(caption.children) : []))];
}

function ownRows(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element' || node.name === 'table') return [];
    return node.name === 'tr' ? [node] : ownRows(node.children);
  });
}

function rowNode(row: HtmlElement, blocksOf: (nodes: readonly HtmlNode[]) => DocumentNode[]): DocumentNode {
  const cells = row.children.filter((node) => node.kind === 'element').filter(named('td', 'th'));
  return { type: 'tableRow', content: cells.map((cell) => cellNode(cell, blocksOf)) };
}

function cellNode(cell: HtmlElement, blocksOf: (nodes: readonly HtmlNode[]) => DocumentNode[]): DocumentNode {
  const inner = elementsIn(cell.children, named('table'));
  const content = blocksOf(cell.children);
  const flat = inner.length === 0 ? content : content.flatMap(flattened);
  return {
    type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: spanOf(cell, 'colspan'), rowspan: spanOf(cell, 'rowspan'), colwidth: null },
    content: flat.length === 0 ? [{ type: 'paragraph' }] : flat,
  };
}

/** The editor has no tables within tables. */
function flattened(node: DocumentNode): DocumentNode[] {
  if (node.type !== 'table') return [node];
  return (node.content ?? []).flatMap((row) => (row.content ?? []).flatMap((cell) => [...(cell.content ?? [])]));
}

function spanOf(cell: HtmlElement, name: string): number {
  const span = Number(attributeOf(cell, name));
  return Number.isInteger(span) && span > 1 && span <= MAX_SPAN ? span : 1;
}
