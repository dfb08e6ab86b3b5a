import { createElement, type ReactNode } from 'react';
import { readableAddress } from '../../data/readable-hosts.ts';
import styles from './translations.module.css';

/** A node of the editor's document. */
interface Node {
  type?: unknown;
  text?: unknown;
  attrs?: Readonly<Record<string, unknown>>;
  marks?: readonly Node[];
  content?: readonly Node[];
}

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};
const marks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  link: 'u',
  superscript: 'sup',
  subscript: 'sub',
};

/** A rich text to read, rendered without any HTML. Links lead nowhere, so that no unsaved input is left behind. */
export function DocumentView({ document, title }: { document: object; title: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div className={styles.document} tabIndex={0} role="group" aria-label={title}>
      {children(document)}
    </div>
  );
}

function children({ content = [] }: Node): ReactNode {
  return content.map((node, index) => createElement(NodeView, { key: index, node }));
}

const special: Readonly<Record<string, (node: Node) => ReactNode>> = {
  image: ({ attrs = {} }) => <Picture attrs={attrs} />,
  hardBreak: () => <br />,
  orderedList: ({ attrs = {}, ...node }) => {
    const kind = attrs['type'];
    const type = kind === 'a' || kind === 'A' || kind === 'i' || kind === 'I' ? kind : undefined;
    return (
      <ol type={type} start={Number(attrs['start'] ?? 1)}>
        {children(node)}
      </ol>
    );
  },
  footnote: (node) => <small> [Dipnot: {children(node)}]</small>,
  horizontalRule: () => <hr />,
  // Headings of the source are no headings of the form.
  heading: (node) => <p className={styles.heading}>{children(node)}</p>,
  table: (node) => (
    <table>
      <tbody>{children(node)}</tbody>
    </table>
  ),
};

function NodeView({ node }: { node: Node }): ReactNode {
  if (typeof node.text === 'string') return withMarks(node.text, node.marks ?? []);
  const render = own(special, node.type);
  if (render) return render(node);
  const tag = own(blocks, node.type);
  return tag === undefined ? children(node) : createElement(tag, {}, children(node));
}

function withMarks(text: string, list: readonly Node[]): ReactNode {
  return list.reduceRight<ReactNode>((inner, { type, attrs }) => {
    const tag = own(marks, type);
    const address = attrs?.['href'];
    const title = typeof address === 'string' ? readableAddress(address) : undefined;
    return tag === undefined ? inner : createElement(tag, { title }, inner);
  }, text);
}

function own<T>(table: Readonly<Record<string, T>>, type: unknown): T | undefined {
  return typeof type === 'string' && Object.hasOwn(table, type) ? table[type] : undefined;
}

/** Only pictures of the site are shown. */
function Picture({ attrs: { src, alt } }: { attrs: Readonly<Record<string, unknown>> }) {
  const text = typeof alt === 'string' ? alt : '';
  if (typeof src !== 'string' || !/^\/(?!\/)/.test(src)) return <p>[{text || 'Görsel'}]</p>;
  return <img src={src} alt={text} loading="lazy" />;
}
