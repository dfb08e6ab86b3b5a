import type { ContentValues, FieldKind, FieldMap } from '@vitrin/shared-contracts/content-fields';
import { parseDownloadAddress } from '@vitrin/shared-contracts/downloads';
import { fieldsOf, type ContentKind } from './content-kind.ts';
import { siteAddress } from './site-address.ts';

/** A link in a record to an address of this site. */
export interface RecordLink {
  /** Language of the text with the link; empty for a field that all languages share. */
  lang: string;
  /** Name of the field. */
  field: string;
  /** Address as `siteAddress` returns it. */
  target: string;
}

/** Links of one field that are looked at: a text that consists of links only must not fill the table. */
const MAX_LINKS = 500;
/** Depth of nested values; that of a request body is limited to less. */
const MAX_DEPTH = 200;

/** Returns the links of a record to addresses of this site, each once per field. */
export function linksIn(kind: ContentKind, record: string, values: ContentValues, publicUrl: string): RecordLink[] {
  const { shared, translated } = fieldsOf(kind, record);
  const { translations = {}, ...own } = values;
  const of = (fields: FieldMap, lang: string, texts: Readonly<Record<string, unknown>>) =>
    Object.keys(fields)
      .filter((field) => !kind.fieldsWithoutLinks?.includes(field))
      .flatMap((field) => targetsOf(fields, field, texts[field], publicUrl).map((target) => ({ lang, field, target })));
  return [
    ...of(shared, '', own),
    ...Object.entries(translations).flatMap(([lang, texts]) => (texts ? of(translated, lang, texts) : [])),
  ];
}

function targetsOf(fields: FieldMap, field: string, value: unknown, publicUrl: string): string[] {
  const targets = new Set<string>();
  for (const link of addressesIn(fields[field]?.kind, value)) {
    const target = siteAddress(link, publicUrl);
    if (target !== null && !isPicture(target)) targets.add(target);
    if (targets.size >= MAX_LINKS) break;
  }
  return [...targets];
}

/**
 * In a document, and in a map that contains documents, the links are the `href` attributes. Texts show an address as it is written:
 * they contain no links.
 */
function addressesIn(kind: FieldKind | undefined, value: unknown): Iterable<string> {
  if (kind === 'text' || kind === 'set') return [];
  return stringsIn(value, (name) => (kind !== 'richText' && kind !== 'map') || name === 'href');
}

function* stringsIn(value: unknown, isLink: (name: string) => boolean, name = '', depth = 0): Generator<string> {
  if (typeof value === 'string') {
    if (isLink(name)) yield value;
  } else if (typeof value === 'object' && value !== null && depth <= MAX_DEPTH) {
    for (const [key, part] of Object.entries(value)) yield* stringsIn(part, isLink, key, depth + 1);
  }
}

/** Pictures are not pages; the media library knows where they are used. Downloads are known by these links. */
function isPicture(address: string): boolean {
  return address.startsWith('/media/') && parseDownloadAddress(address) === null;
}
