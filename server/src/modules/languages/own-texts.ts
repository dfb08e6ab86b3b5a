import { limits } from '@vitrin/shared-contracts/limits';
import { hasPlural, parsePlural } from '@vitrin/shared-contracts/parse-plural';
import { defaultStaticTexts, type PageLang } from '@vitrin/shared-contracts/static-texts';
import { invalid } from '@vitrin/shared-contracts/validation';
import { Invalid } from '../../platform/errors.ts';
import { builtInTexts } from './built-in/built-in-texts.ts';

/**
 * Returns the texts of known keys that are stored for a language. A text that comes with the product is not, so that a later
 * version can correct it. Throws `Invalid` with the errors by group and key.
 * @param abbr - language abbreviation (BCP 47)
 */
export function ownTexts(given: Record<string, unknown>, abbr: string): PageLang {
  const errors: Record<string, string> = {};
  const builtIn = new Map<string, object>(Object.entries(builtInTexts(abbr) ?? {}));
  const groups = Object.entries(defaultStaticTexts).map(([group, keys]) => {
    const values = new Map(Object.entries(Object(given[group])));
    const ready = new Map<string, unknown>(Object.entries(builtIn.get(group) ?? {}));
    const texts = Object.keys(keys).flatMap((key) => {
      const text = values.get(key);
      if (typeof text !== 'string' || text.trim() === '' || text.trim() === ready.get(key)) return [];
      const error = errorOf(text);
      if (error !== null) errors[`${group}.${key}`] = error;
      return [[key, text.trim()]];
    });
    return [group, Object.fromEntries(texts)];
  });
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  return Object.fromEntries(groups) as PageLang;
}

function errorOf(text: string): string | null {
  if (text.length > limits.staticText.max) return invalid.tooLong(limits.staticText.max);
  return hasPlural(text) && !parsePlural(text) ? invalid.plural : null;
}
