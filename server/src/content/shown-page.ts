import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { defaultLanguageOf } from './active-languages.ts';
import type { ContentKind, ContentSource } from './content-kind.ts';

/** Checks whether pages of the site show the records of a kind. */
export function isShownKind({ addresses, shownOn }: ContentKind): boolean {
  return addresses !== undefined || shownOn !== undefined;
}

interface ShownRecord {
  record: string;
  lang: string;
  values: ContentValues;
}

/**
 * Returns the path of the page that shows a record, without the language: in this language, otherwise in the default
 * language. Null when no page shows the record.
 */
export async function shownPage(
  source: ContentSource,
  { addresses, shownOn }: ContentKind,
  { record, lang, values }: ShownRecord,
): Promise<string | null> {
  if (shownOn) return await shownOn(source, record, lang, values);
  const paths = new Map((await addresses?.current(source.db, record))?.map((page) => [page.lang, page.path]));
  return paths.get(lang) ?? paths.get(await defaultLanguageOf(source.db)) ?? null;
}
