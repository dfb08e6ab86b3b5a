import type { BlockTexts } from './block-texts.ts';
import { asNode, childrenOf, type AttributeOf, type DocumentNode } from './document-node.ts';
import { escape } from './html-parts.ts';

/** Names of the places in a page: `dipnot-1` is a note, `dipnot-yeri-1` its mark in the text. */
export const FOOTNOTE_ID = /^dipnot-(?:yeri-)?\d{1,4}$/;

/**
 * Returns a document whose footnotes have numbers, in the order of the text, and whose texts are a node at the end. The editor
 * keeps the text of a footnote at its place.
 */
export function withFootnotes(document: DocumentNode): DocumentNode {
  const notes: DocumentNode[] = [];
  const numbered = (node: DocumentNode): DocumentNode => {
    if (node.type === 'footnote') {
      const attrs = { number: notes.length + 1 };
      notes.push({ type: 'footnoteText', attrs, content: node.content });
      return { type: 'footnoteMark', attrs };
    }
    return Array.isArray(node.content)
      ? { ...node, content: node.content.map((child) => numbered(asNode(child))) }
      : node;
  };
  const text = numbered(document);
  return notes.length === 0 ? text : { ...text, content: [...childrenOf(text), { type: 'footnotes', content: notes }] };
}

/** Renders the mark of a footnote: a link to its text, which links back. */
export function footnoteMark(_inner: string, attribute: AttributeOf, { footnote }: BlockTexts): string {
  const number = attribute('number');
  return (
    `<sup class="note-mark"><a href="#dipnot-${number}" id="dipnot-yeri-${number}" role="doc-noteref"` +
    ` aria-label="${escape(`${footnote} ${number}`)}">${number}</a></sup>`
  );
}

export function footnoteText(inner: string, attribute: AttributeOf, { backToText }: BlockTexts): string {
  const number = attribute('number');
  return (
    `<li id="dipnot-${number}">${inner} <a href="#dipnot-yeri-${number}" role="doc-backlink"` +
    ` aria-label="${escape(`${backToText} (${number})`)}">↩\uFE0E</a></li>`
  );
}

export function footnoteList(inner: string, _attribute: AttributeOf, { footnotes }: BlockTexts): string {
  return `<section class="footnotes" role="doc-endnotes" aria-label="${escape(footnotes)}"><ol>${inner}</ol></section>`;
}
