import { marked } from 'marked';
import type { EntryItem } from '../reading/source-item.ts';
import type { Conversion } from './conversion.ts';
import type { DocumentNode } from './document-node.ts';
import { htmlDocument } from './html-document.ts';
import { lexicalHtml } from './lexical-html.ts';
import { mobiledocHtml } from './mobiledoc-html.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** Converts the text of an entry to the editor's document. */
export function entryDocument(
  { format, text }: EntryItem['body'],
  conversion: Omit<Conversion, 'hasLines' | 'openFragments'>,
): DocumentNode {
  const plain = { ...conversion, hasLines: false, openFragments: [] };
  if (format === 'document') return JSON.parse(text) as DocumentNode;
  if (format === 'wordpress') return wordpressDocument(text, plain);
  return htmlDocument(htmlOf[format](text, plain), plain);
}

const htmlOf: Readonly<
  Record<'html' | 'lexical' | 'markdown' | 'mobiledoc', (text: string, conversion: Conversion) => string>
> = {
  html: (text) => text,
  lexical: lexicalHtml,
  mobiledoc: mobiledocHtml,
  markdown: (text, conversion) => withoutShortcodes(markdownHtml(text), conversion),
};

/** Texts of the block editor have their paragraphs in elements; in others an empty line starts one. */
function wordpressDocument(text: string, conversion: Conversion): DocumentNode {
  const hasLines = !/<!--\s*wp:/.test(text);
  const unified = text.replaceAll(/\r\n?/g, '\n');
  return htmlDocument(withoutShortcodes(unified, conversion), { ...conversion, hasLines });
}

/** Fields of generators such as `{{< figure >}}` stay as text. */
function markdownHtml(text: string): string {
  return marked.parse(text, { async: false, gfm: true });
}
