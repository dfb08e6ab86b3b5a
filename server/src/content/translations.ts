import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf, knownLanguages } from './active-languages.ts';
import type { Db } from '../platform/database/tables.ts';
import { Invalid } from '../platform/errors.ts';

export interface LanguageRules {
  /** Languages that content may be written in. */
  known: ReadonlySet<string>;
  fallback: string;
  /** Languages that the item already has. */
  present: Iterable<string>;
  /** Field of the error if the fallback language is missing. */
  field: string;
}

export const unknownLanguage = 'Böyle bir dil yok.';

/** Throws for languages that the site does not have; `map` is the name of the field that contains them. */
export function requireKnownLanguages(
  translations: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  map = 'translations',
): void {
  const unknown = Object.keys(translations).find((abbr) => !known.has(abbr));
  if (unknown !== undefined) throw new Invalid({ [`${map}.${unknown}`]: unknownLanguage });
}

/** Throws for unknown languages, and if the item would lose its translation in the fallback language. */
function requireFallbackLanguage(
  translations: Readonly<Record<string, unknown>>,
  { known, fallback, present, field }: LanguageRules,
): void {
  requireKnownLanguages(translations, known);
  const left = new Set(present);
  for (const [abbr, translation] of Object.entries(translations)) {
    if (translation === null) left.delete(abbr);
    else left.add(abbr);
  }
  if (!left.has(fallback)) throw new Invalid({ [`translations.${fallback}.${field}`]: invalid.required });
}

/** How the translations of a record are stored. */
export interface TranslationStore<T> extends Pick<LanguageRules, 'present' | 'field'> {
  save(lang: string, translation: T): Promise<void>;
  remove(lang: string): Promise<void>;
}

/** Saves the translations of a form: null deletes a language, an omitted one stays unchanged. */
export async function saveTranslations<T>(
  trx: Db,
  translations: Readonly<Record<string, T | null>>,
  { present, field, save, remove }: TranslationStore<T>,
): Promise<void> {
  const rules = { known: await knownLanguages(trx), fallback: await defaultLanguageOf(trx), present, field };
  requireFallbackLanguage(translations, rules);
  for (const [lang, translation] of Object.entries(translations)) {
    if (translation === null) await remove(lang);
    else await save(lang, translation);
  }
}
