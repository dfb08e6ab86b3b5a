import { lexer, type Token, type Tokens } from 'marked';

/** A node of the editor's document (TipTap JSON). */
export interface DocumentNode {
  type: string;
  attrs?: Record<string, string | number | null>;
  marks?: { type: string; attrs?: Record<string, string> }[];
  text?: string;
  content?: DocumentNode[];
}

type Marks = NonNullable<DocumentNode['marks']>;

/** The editor's document of a Markdown text: headings, paragraphs, lists, quotes, tables, rules, bold, italic and links. */
export function documentOf(markdown: string): DocumentNode {
  return { type: 'doc', content: blocksOf(lexer(markdown)) };
}

function blocksOf(tokens: readonly Token[]): DocumentNode[] {
  return tokens.flatMap((token) => blockOf(token as Tokens.Generic) ?? []);
}

type Blocks = Readonly<Record<string, (token: Tokens.Generic, inner: readonly Token[]) => DocumentNode | null>>;

const blocks: Blocks = {
  heading: (token, inner) => ({ type: 'heading', attrs: { level: Number(token['depth']) }, content: inlineOf(inner) }),
  paragraph: (_, inner) => ({ type: 'paragraph', content: inlineOf(inner) }),
  text: (token) => ({ type: 'paragraph', content: inlineOf(token.tokens ?? [token]) }),
  blockquote: (_, inner) => ({ type: 'blockquote', content: blocksOf(inner) }),
  hr: () => ({ type: 'horizontalRule' }),
  list: (token) => listOf(token as Tokens.List),
  table: (token) => tableOf(token as Tokens.Table),
  space: () => null,
};

function blockOf(token: Tokens.Generic): DocumentNode | null {
  const make = blocks[token.type];
  if (!make) throw new Error(`The document has no place for ${token.type}`);
  return make(token, token.tokens ?? []);
}

function listOf({ ordered, items }: Tokens.List): DocumentNode {
  const content = items.map((item) => ({ type: 'listItem', content: blocksOf(item.tokens) }));
  return ordered ? { type: 'orderedList', attrs: { start: 1 }, content } : { type: 'bulletList', content };
}

function tableOf({ header, rows }: Tokens.Table): DocumentNode {
  const row = (type: string, cells: readonly Tokens.TableCell[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [{ type: 'paragraph', content: inlineOf(cell.tokens) }],
    })),
  });
  return { type: 'table', content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))] };
}

function inlineOf(tokens: readonly Token[], marks: Marks = []): DocumentNode[] {
  return tokens.flatMap((token) => inlineNodes(token as Tokens.Generic, marks));
}

function inlineNodes(token: Tokens.Generic, marks: Marks): DocumentNode[] {
  const inner = token.tokens ?? [];
  switch (token.type) {
    case 'strong':
      return inlineOf(inner, [...marks, { type: 'bold' }]);
    case 'em':
      return inlineOf(inner, [...marks, { type: 'italic' }]);
    case 'link':
      return inlineOf(inner, [...marks, { type: 'link', attrs: { href: String(token['href']) } }]);
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'text':
    case 'escape':
      return [{ type: 'text', text: String(token['text']), ...(marks.length > 0 && { marks }) }];
    default:
      throw new Error(`The document has no place for ${token.type}`);
  }
}
