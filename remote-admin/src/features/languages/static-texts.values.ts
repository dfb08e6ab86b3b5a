import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
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

const builtIn: TextValues = defaultStaticTexts;

export const textKeys: readonly TextKey[] = Object.entries(builtIn).flatMap(([group, texts]) =>
  Object.keys(texts).map((key) => ({ path: `${group}.${key}`, group, key })),
);

export function textOf(values: TextValues, { group, key }: TextKey): string {
  return values[group]?.[key] ?? '';
}

/** Returns the language's own texts, without fallbacks. */
export function ownTexts(page_lang: PageLang): TextValues {
  const own: Readonly<Partial<Record<string, Partial<Record<string, string>>>>> = page_lang;
  return mapTexts((group, key) => own[group]?.[key] ?? '');
}

/** Returns the fallback texts for a language: those of the default language, then the built-in ones. */
export function referenceTexts(languages: readonly LanguageRecord[], language: LanguageRecord): TextValues {
  const first = languages.find(({ is_default }) => is_default === 1);
  if (!first || language.is_default === 1) return builtIn;
  const own = ownTexts(first.page_lang);
  return mapTexts((group, key) => own[group]?.[key] || (builtIn[group]?.[key] ?? ''));
}

function mapTexts(text: (group: string, key: string) => string): TextValues {
  return Object.fromEntries(
    Object.entries(builtIn).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.keys(texts).map((key) => [key, text(group, key)])),
    ]),
  );
}

/** Returns `page_lang` of the request body; empty texts are omitted. */
export function pageLang(values: TextValues): TextValues {
  const filled = Object.entries(values).map(([group, texts]): [string, TextValues[string]] => [
    group,
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  ]);
  return Object.fromEntries(filled);
}

export function textErrors(values: TextValues): Readonly<Record<string, string>> {
  const long = textKeys.filter((key) => textOf(values, key).length > limits.staticText.max);
  return Object.fromEntries(long.map(({ path }) => [path, invalid.tooLong(limits.staticText.max)]));
}

export interface TextProgress {
  filled: number;
  total: number;
}

/** Returns how many texts are filled. The default language is always complete: the built-in texts are Turkish. */
export function textProgress(values: TextValues, isDefault: boolean): TextProgress {
  const total = textKeys.length;
  return { filled: isDefault ? total : total - missingKeys(values).length, total };
}

export function missingKeys(values: TextValues): TextKey[] {
  return textKeys.filter((key) => textOf(values, key).trim() === '');
}

/** Returns the placeholders of the reference that are missing in a translation: visitors would not see their values. */
export function missingPlaceholders(reference: string, text: string): string[] {
  if (text.trim() === '') return [];
  return [...new Set(reference.match(/\{\w+\}/g))].filter((place) => !text.includes(place));
}
