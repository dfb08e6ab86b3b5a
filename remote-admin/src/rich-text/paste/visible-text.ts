import { removedNames } from './dropped-content.ts';
import { stylesOf } from './parse-pasted.ts';
import { preparePasted } from './prepare-pasted.ts';
import { readableHosts } from '../../data/readable-hosts.ts';

/** What a reader of pasted HTML sees, and what it has besides. */
interface VisibleText {
  /** A line for each block and each row of a table, cells separated by a tab. */
  text: string;
  /** Counted: '1 gizli satır'. */
  removed: readonly string[];
}

/** Returns null if the source hides nothing. */
export function visibleText(html: string): VisibleText | null {
  const prepared = preparePasted(html);
  const removed = removedNames(prepared);
  if (removed.length === 0) return null;
  const text = textOf(prepared.body)
    .replaceAll(/[ \u00A0]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n');
  return { text: readableHosts(text.trim()), removed };
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
