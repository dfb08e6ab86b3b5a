import { builtInLanguageOf, type LanguageRecord } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { hasPlural, parsePlural } from '@vitrin/shared-contracts/parse-plural';
import { defaultStaticTexts, type PageLang } from '@vitrin/shared-contracts/static-texts';
import { invalid } from '@vitrin/shared-contracts/validation';

/** Texts by group and key; an empty text uses the fallback. */
export type TextValues = Record<string, Record<string, string>>;

export interface TextKey {
  /** Path in the values and id of the field: 'navbar.home'. */
  path: string;
  group: string;
  key: string;
}

/** Texts that come with the product in a language; null if none do. */
export type ReadyTexts = TextValues | null;

const builtIn: TextValues = defaultStaticTexts;

export const textKeys: readonly TextKey[] = Object.entries(builtIn).flatMap(([group, texts]) =>
  Object.keys(texts).map((key) => ({ path: `${group}.${key}`, group, key })),
);

export function textOf(values: TextValues, { group, key }: TextKey): string {
  return values[group]?.[key] ?? '';
}

/** Returns the texts of a language as the form shows them: those of the staff, else those that come with the product. */
export function textsOf(page_lang: PageLang, ready: ReadyTexts): TextValues {
  const own: Readonly<Partial<Record<string, Partial<Record<string, string>>>>> = page_lang;
  return mapTexts((group, key) => own[group]?.[key] || (ready?.[group]?.[key] ?? ''));
}

/** Returns the fallback texts for a language: those of the default language, then the built-in ones. */
export function referenceTexts(languages: readonly LanguageRecord[], language: LanguageRecord): TextValues {
  const first = languages.find(({ is_default }) => is_default === 1);
  if (!first || language.is_default === 1) return builtIn;
  return textsOf(first.page_lang, builtIn);
}

function mapTexts(text: (group: string, key: string) => string): TextValues {
  return Object.fromEntries(
    Object.entries(builtIn).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.keys(texts).map((key) => [key, text(group, key)])),
    ]),
  );
}

/** Returns `page_lang` of the request body: without empty texts and without those that come with the product. */
export function pageLang(values: TextValues, ready: ReadyTexts): TextValues {
  const filled = Object.entries(values).map(([group, texts]): [string, TextValues[string]] => [
    group,
    Object.fromEntries(
      Object.entries(texts).filter(([key, text]) => text.trim() !== '' && text.trim() !== ready?.[group]?.[key]),
    ),
  ]);
  return Object.fromEntries(filled);
}

export function textErrors(values: TextValues): Readonly<Record<string, string>> {
  const found = textKeys.map((key) => [key.path, textError(textOf(values, key))] as const);
  return Object.fromEntries(found.flatMap(([path, error]) => (error === null ? [] : [[path, error]])));
}

function textError(text: string): string | null {
  if (text.length > limits.staticText.max) return invalid.tooLong(limits.staticText.max);
  return hasPlural(text) && !parsePlural(text) ? invalid.plural : null;
}

export interface TextProgress {
  filled: number;
  total: number;
}

/** Returns how many texts are filled. A language whose texts come with the product is always complete. */
export function textProgress(values: TextValues, language: LanguageRecord): TextProgress {
  const total = textKeys.length;
  return { filled: isComplete(language) ? total : total - missingKeys(values).length, total };
}

/** Checks whether the site has all texts in a language, whatever staff have written. */
export function isComplete({ abbr, is_default }: LanguageRecord): boolean {
  return is_default === 1 || builtInLanguageOf(abbr) !== null;
}

export function missingKeys(values: TextValues): TextKey[] {
  return textKeys.filter((key) => textOf(values, key).trim() === '');
}

/** Returns the placeholders of the reference that are missing in a translation: visitors would not see their values. */
export function missingPlaceholders(reference: string, text: string): string[] {
  if (text.trim() === '') return [];
  const written = parsePlural(text)?.forms.other ?? text;
  return [...new Set(reference.match(/\{\w+\}/g))].filter((place) => !written.includes(place));
}
