import { invalid } from 'shared-contracts/validation';
import { problems } from './problem.ts';

export interface LanguageRules {
  /** Languages that content may be written in. */
  known: ReadonlySet<string>;
  fallback: string;
  /** Languages that the item has already. */
  present: Iterable<string>;
  /** Field that is named where the fallback language is missing. */
  field: string;
}

/** Refuses unknown languages, and an item that would be left without the language everything falls back to. */
export function checkLanguages(
  translations: Readonly<Record<string, unknown>>,
  { known, fallback, present, field }: LanguageRules,
): void {
  const unknown = Object.keys(translations).find((abbr) => !known.has(abbr));
  if (unknown !== undefined) throw problems.invalid({ [`translations.${unknown}`]: 'Böyle bir dil yok.' });
  const left = new Set(present);
  for (const [abbr, translation] of Object.entries(translations)) {
    if (translation === null) left.delete(abbr);
    else left.add(abbr);
  }
  if (!left.has(fallback)) throw problems.invalid({ [`translations.${fallback}.${field}`]: invalid.required });
}
