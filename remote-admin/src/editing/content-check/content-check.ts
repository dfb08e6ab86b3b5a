import type { ReactNode } from 'react';
import type { CheckedContent, CheckedDocument, CheckedFields } from '@vitrin/shared-contracts/content-check';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { slugify } from '@vitrin/shared-contracts/slug';
import { readPictureTexts } from './library-texts.ts';

/** A picture of the media library in the form; null if none is chosen. */
export interface FormPicture {
  path: string;
  label: string;
  picture: Picture | null;
}

/** A picture of the media library that a form names by its id only. */
export interface PictureUse {
  path: string;
  label: string;
  id: number;
}

/** Returns the path of the page above in a language; null if it has none there, undefined while it is loading. */
type PathAbove = (language: string) => string | null | undefined;

/** Props of the component that reads the paths of the page above. */
export interface PathAboveProps<V> {
  values: V;
  children: (pathAbove: PathAbove) => ReactNode;
}

/** Where the search result of a page is written. */
type SearchResult<V> =
  /** In the form; `pagePath` returns the path of the page. */
  | {
      pagePath: (slug: string) => string;
      searchScreen?: never;
      WithPathAbove?(this: void, props: PathAboveProps<V>): ReactNode;
    }
  /** On another screen of the panel. */
  | { pagePath?: never; searchScreen: string; WithPathAbove?: never };

/** What is checked in the form of a kind of record that the site shows; `C` is the context of its fields. */
export type CheckedKind<V, C extends object = object> = SearchResult<V> & {
  fields: CheckedFields;
  /** Returns the pictures that all languages share. */
  pictures?(values: V): readonly FormPicture[];
  /** Returns the pictures of parts of the page, as far as visitors get their alternative texts. */
  uses?(values: V, context: C): readonly PictureUse[];
  /** Returns the documents besides the one of the page. */
  documents?(values: V, context: C): readonly CheckedDocument[];
};

/** What a form contains, and how it is checked. */
export interface CheckedForm<V extends object = object> {
  kind: CheckedKind<V>;
  /** Context of the fields. */
  context: object;
  /** Default language first. */
  languages: readonly LanguageInfo[];
  values: V;
  /** Alternative texts by picture: those that were saved since the form was opened, and of `uses` those that are known. */
  pictureTexts: ReadonlyMap<number, string>;
}

/** Input of the rules. Visitors do not see inactive languages. */
export function checkedContent<V extends object>(form: CheckedForm<V>): CheckedContent {
  const { kind, context, languages, values, pictureTexts } = form;
  const pictures = kind.pictures?.(values) ?? [];
  return {
    languages: languages.filter(({ active }) => active === 1),
    fields: kind.fields,
    hasSearchResult: kind.pagePath !== undefined,
    translations: translationsOf(values),
    documents: kind.documents?.(values, context) ?? [],
    pictures: [
      ...pictures.flatMap(({ path, label, picture }) =>
        picture ? [{ id: picture.id, path, label, alt: pictureTexts.get(picture.id) ?? picture.alt }] : [],
      ),
      ...(kind.uses?.(values, context) ?? []).flatMap((use) => {
        const alt = pictureTexts.get(use.id);
        return alt === undefined ? [] : [{ ...use, alt }];
      }),
    ],
  };
}

function translationsOf(values: object): CheckedContent['translations'] {
  return 'translations' in values ? (values.translations as CheckedContent['translations']) : {};
}

/** Returns the pictures of `uses` whose alternative text is not known yet. */
export function unknownPictures<V extends object>({ kind, context, values, pictureTexts }: CheckedForm<V>): number[] {
  const ids = (kind.uses?.(values, context) ?? []).map(({ id }) => id);
  return [...new Set(ids)].filter((id) => !pictureTexts.has(id));
}

/** `WithPathAbove` of a kind whose pages are not below others. */
export function TopLevel({ children }: PathAboveProps<object>): ReactNode {
  return children(() => '');
}

/**
 * Returns the path of the page in a language below the one above it, with the address that would be generated if none is typed; null
 * if its search result is not in the form, or if it has no address in the language.
 */
export function pagePathOf<V extends object>(
  { kind, values }: CheckedForm<V>,
  language: string,
  pathAbove: PathAbove,
): string | null {
  const above = pathAbove(language);
  if (!kind.pagePath || above === null) return null;
  const texts = translationsOf(values)[language] ?? {};
  const { seo_name: typed } = texts;
  const name = texts[kind.fields.title.at(-1) ?? ''];
  const generated = slugify(typeof name === 'string' ? name : '');
  return `${above ?? '/…'}${kind.pagePath((typeof typed === 'string' && typed) || generated || '…')}`;
}

/** Returns what is said after publishing; undefined without warnings, and if the rules could not be loaded. */
export async function warningsText<V extends object>(form: CheckedForm<V>): Promise<string | undefined> {
  const [rules, known] = await Promise.all([
    import('@vitrin/shared-contracts/content-check').catch(() => null),
    readPictureTexts(unknownPictures(form)),
  ]);
  const pictureTexts = new Map([...known, ...form.pictureTexts]);
  const found = rules?.checkContent(checkedContent({ ...form, pictureTexts })) ?? [];
  const count = found.filter(({ severity }) => severity === 'warning').length;
  return count === 0 ? undefined : `Denetleyicide ${count} uyarı var.`;
}
