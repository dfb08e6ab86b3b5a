import type { ContentValues, TranslationValues } from '@vitrin/shared-contracts/content-fields';
import { documentMarkdown } from './document-markdown.ts';

interface TextFile {
  name: string;
  text: string;
}

/**
 * Returns the texts of a record as Markdown files with front matter, one for each language; none for a record without a text.
 * @param names - names of the files so far, to which those of this record are added
 */
export function recordMarkdown(
  entity: string,
  record: string,
  { translations = {}, ...shared }: ContentValues,
  names: Set<string>,
): TextFile[] {
  return Object.entries(translations).flatMap(([lang, texts]) => {
    const documents = texts ? documentsIn(texts) : [];
    if (!texts || documents.length === 0) return [];
    const name = freeName(`metinler/${entity}/${textAt(texts, 'seo_name') || entity}`, { record, lang }, names);
    const body = documents.map(documentMarkdown).filter(Boolean).join('\n\n');
    return [{ name, text: `${frontMatter(texts, shared, lang)}\n${body}\n` }];
  });
}

/** The same slug may stand below several pages; the key of the record tells the later ones apart. */
function freeName(base: string, { record, lang }: { record: string; lang: string }, names: Set<string>): string {
  const [plain, numbered] = [`${base}.${lang}.md`, `${base}-${record}.${lang}.md`];
  const name = names.has(plain) ? numbered : plain;
  names.add(name);
  return name;
}

/** Texts of a record, and those of its sections, in the order in which they are stored. */
function documentsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'doc') return [value];
  return Object.values(value).flatMap(documentsIn);
}

function frontMatter(texts: TranslationValues, shared: Readonly<Record<string, unknown>>, lang: string): string {
  const fields = {
    title: textAt(texts, 'title') || textAt(texts, 'name'),
    slug: textAt(texts, 'seo_name'),
    date: textAt(shared, 'published_at'),
    summary: textAt(texts, 'summary'),
    draft: shared['active'] === 0 ? 'true' : '',
    lang,
  };
  // A text in JSON is one in YAML too.
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

function textAt(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
