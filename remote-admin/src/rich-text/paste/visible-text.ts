import { stylesOf } from './parse-pasted.ts';
import { preparePasted } from './prepare-pasted.ts';
import { readableHosts } from '../../data/readable-hosts.ts';

/**
 * Returns the visible text of pasted HTML: a line for each block and each row of a table, cells separated by a tab.
 * @returns null if the source hides nothing
 */
export function visibleText(html: string): string | null {
  const { body, hidden, deleted, comments } = preparePasted(html);
  if (hidden.rows + hidden.columns + hidden.passages + deleted + comments === 0) return null;
  const text = textOf(body)
    .replaceAll(/[ \u00A0]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n');
  return readableHosts(text.trim());
}

const BLOCK = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, dt, dd, blockquote, pre, summary, table, br';
const SILENT = 'style, script, title, meta, link';

function textOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (node.matches(SILENT)) return '';
  const inner = [...node.childNodes].map(textOf).join('');
  if (node.matches('td, th')) return `${inner.replaceAll('\n', ' ').trim()}${node.nextElementSibling ? '\t' : ''}`;
  const isBlock = node.matches(BLOCK) || stylesOf(node).get('display') === 'block';
  return isBlock ? `\n${inner.replace(/^ /, '')}\n` : inner;
}
