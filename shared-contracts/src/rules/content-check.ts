import { translationPath, type TranslationValues } from '../merge/content-fields.ts';
import { documentText } from './content-check/document-nodes.ts';
import type { Finding } from './content-check/finding.ts';
import { checkHeadings } from './content-check/headings.ts';
import { checkDocumentPictures, checkLibraryPictures, type CheckedPicture } from './content-check/alternative-texts.ts';
import { checkSearchTexts, type SearchText, type SearchTexts } from './content-check/search-texts.ts';
import { checkTranslations, type TranslatedTexts } from './content-check/missing-translations.ts';

export type { Finding, FindingRule, FindingSeverity, FoundPicture } from './content-check/finding.ts';
export type { CheckedPicture } from './content-check/alternative-texts.ts';
export type { SearchText, SearchTexts } from './content-check/search-texts.ts';

/** Fields of a translation from which its page is made. */
export interface CheckedFields {
  /** Fields with the title for search results: the first one with a text is used; the last one is shown first. */
  title: readonly [string, ...string[]];
  /** Fields with the description for search results: the first one with a text is used. */
  description: readonly [string, ...string[]];
  /** Field with the document of the editor, or with a text without formatting. */
  document: string;
}

/** What a form contains. */
export interface CheckedContent {
  /** Languages of the site, default language first. */
  languages: readonly { abbr: string; lang: string }[];
  fields: CheckedFields;
  /** False if the search result of the page is written elsewhere: title and description are not checked then. */
  hasSearchResult: boolean;
  /** Form values by language; a language may be missing. */
  translations: Readonly<Record<string, TranslationValues | null | undefined>>;
  /** Pictures of the media library that all languages share. */
  pictures: readonly CheckedPicture[];
  /** Further documents of the page, such as those of its sections: their pictures are checked. */
  documents?: readonly CheckedDocument[];
}

/** A document of the editor in a form. */
export interface CheckedDocument {
  /** Path of the form field. */
  path: string;
  /** Language of the text. */
  language: string;
  value: unknown;
}

/**
 * Finds what the author of a page could improve before publishing it, by language in the order of the site. It reads nothing
 * but its input, and prevents nothing.
 * @param content - what the form contains, complete or not
 * @example
 * ```ts
 * const warnings = checkContent(content).filter(({ severity }) => severity === 'warning');
 * ```
 */
export function checkContent(content: CheckedContent): Finding[] {
  const { languages, pictures, hasSearchResult, documents = [] } = content;
  const translated = languages.map((language) => translatedTexts(content, language));
  const missing = checkTranslations(translated);
  const searched = searchTextsOf(content);
  return [
    ...translated.flatMap(({ language, isEmpty, document }, index) => {
      const own = missing.filter((finding) => finding.language === language);
      const texts = searched[index];
      // One finding says that a language is missing; the default language is required.
      if (!texts || (isEmpty && index > 0)) return own;
      const field = { path: document.path, language };
      const value = content.translations[language]?.[content.fields.document];
      return [
        ...(hasSearchResult ? checkSearchTexts(texts, searched.slice(0, index)) : []),
        ...checkHeadings(field, value),
        ...checkDocumentPictures(field, value),
        ...documents
          .filter((further) => further.language === language)
          .flatMap((further) => checkDocumentPictures({ path: further.path, language }, further.value)),
        ...own,
      ];
    }),
    ...checkLibraryPictures(pictures),
  ];
}

/**
 * Returns title and description of the page for search results, by language in the order of the site.
 * @param content - what the form contains
 */
export function searchTextsOf({
  languages,
  fields,
  translations,
}: Pick<CheckedContent, 'languages' | 'fields' | 'translations'>): SearchTexts[] {
  return languages.map(({ abbr, lang }) => {
    const texts = translations[abbr] ?? {};
    const [description] = fields.description;
    return {
      language: abbr,
      name: lang,
      title: usedText(abbr, texts, fields.title, fields.title.at(-1) ?? ''),
      description: usedText(abbr, texts, fields.description, description),
    };
  });
}

function usedText(language: string, texts: TranslationValues, fields: readonly string[], fallback: string): SearchText {
  const used = fields.find((field) => !isBlank(texts[field])) ?? fallback;
  const text = texts[used];
  return { text: typeof text === 'string' ? text : '', path: translationPath(language, used) };
}

function translatedTexts({ fields, translations }: CheckedContent, language: { abbr: string; lang: string }) {
  const { abbr, lang } = language;
  const texts = translations[abbr] ?? {};
  const text = documentText(texts[fields.document]);
  const written = [...fields.title, ...fields.description].some((field) => !isBlank(texts[field]));
  return {
    language: abbr,
    name: lang,
    path: translationPath(abbr, fields.title.at(-1) ?? ''),
    isEmpty: !written && text === '',
    document: { text, path: translationPath(abbr, fields.document) },
  } satisfies TranslatedTexts;
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
