import type { CheckedContent, CheckedDocument, CheckedFields } from '@vitrin/shared-contracts/content-check';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { slugify } from '@vitrin/shared-contracts/slug';

/** A picture of the media library in the form; null if none is chosen. */
export interface FormPicture {
  path: string;
  label: string;
  picture: Picture | null;
}

/** Where the search result of a page is written. */
type SearchResult =
  /** In the form; `pagePath` returns the path of the page. */
  | { pagePath: (slug: string) => string; searchScreen?: never }
  /** On another screen of the panel. */
  | { pagePath?: never; searchScreen: string };

/** What is checked in the form of a kind of record that the site shows. */
export type CheckedKind<V> = SearchResult & {
  fields: CheckedFields;
  /** Returns the pictures that all languages share. */
  pictures?(values: V): readonly FormPicture[];
  /** Returns the documents besides the one of the page. */
  documents?(values: V): readonly CheckedDocument[];
};

/** What a form contains, and how it is checked. */
export interface CheckedForm<V extends object = object> {
  kind: CheckedKind<V>;
  /** Default language first. */
  languages: readonly LanguageInfo[];
  values: V;
  /** Alternative texts that were saved since the form was opened, by picture. */
  pictureTexts: ReadonlyMap<number, string>;
}

/** Input of the rules. Visitors do not see inactive languages. */
export function checkedContent<V extends object>(form: CheckedForm<V>): CheckedContent {
  const { kind, languages, values, pictureTexts } = form;
  const pictures = kind.pictures?.(values) ?? [];
  return {
    languages: languages.filter(({ active }) => active === 1),
    fields: kind.fields,
    hasSearchResult: kind.pagePath !== undefined,
    translations: translationsOf(values),
    documents: kind.documents?.(values) ?? [],
    pictures: pictures.flatMap(({ path, label, picture }) =>
      picture ? [{ id: picture.id, path, label, alt: pictureTexts.get(picture.id) ?? picture.alt }] : [],
    ),
  };
}

function translationsOf(values: object): CheckedContent['translations'] {
  return 'translations' in values ? (values.translations as CheckedContent['translations']) : {};
}

/**
 * Returns the path of the page in a language, with the address that would be generated if none is typed; null if its search
 * result is not in the form.
 */
export function pagePathOf<V extends object>({ kind, values }: CheckedForm<V>, language: string): string | null {
  if (!kind.pagePath) return null;
  const texts = translationsOf(values)[language] ?? {};
  const { seo_name: typed } = texts;
  const name = texts[kind.fields.title.at(-1) ?? ''];
  const generated = slugify(typeof name === 'string' ? name : '');
  return kind.pagePath((typeof typed === 'string' && typed) || generated || '…');
}

/** Returns what is said after publishing; undefined without warnings, and if the rules could not be loaded. */
export async function warningsText<V extends object>(form: CheckedForm<V>): Promise<string | undefined> {
  const rules = await import('@vitrin/shared-contracts/content-check').catch(() => null);
  const found = rules?.checkContent(checkedContent(form)) ?? [];
  const count = found.filter(({ severity }) => severity === 'warning').length;
  return count === 0 ? undefined : `Denetleyicide ${count} uyarı var.`;
}
