import { directionOf } from '@vitrin/shared-contracts/languages';
import { parsePlural } from '@vitrin/shared-contracts/parse-plural';
import type { PluralForms, SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

/** Texts whose values a visitor gets into a field, where characters that show nothing would be sent along. */
const fieldTexts: ReadonlySet<string> = new Set(['products.subject', 'catalogue.askSubject']);

/**
 * Prepares texts for the site. The form for other numbers stays in the place of a text with plural forms, so that a release of
 * the public remote that knows none shows it; the browser needs no parser. Values in a text from right to left are isolated.
 */
export function siteTexts(texts: StaticTexts, lang: string): SiteTexts {
  const plurals: Record<string, PluralForms> = {};
  const isolate = directionOf(lang) === 'rtl' ? isolated : (text: string) => text;
  const prepared = (path: string, text: string): string => {
    if (fieldTexts.has(path)) return text;
    const plural = parsePlural(text);
    if (!plural) return isolate(text);
    const { other, ...forms } = plural.forms;
    const written = Object.entries(forms).map(([category, form]) => [category, isolate(form)]);
    plurals[path] = { by: plural.by, ...Object.fromEntries(written) };
    return isolate(other);
  };
  const groups = Object.entries(texts).map(([group, keys]) => [
    group,
    Object.fromEntries(Object.entries(keys).map(([key, text]) => [key, prepared(`${group}.${key}`, text)])),
  ]);
  const result = Object.fromEntries(groups) as StaticTexts;
  return Object.keys(plurals).length > 0 ? { ...result, plurals } : result;
}

/** Surrounds placeholders with isolates: a name in Latin letters does not change the order of the words around it. */
function isolated(text: string): string {
  return text.replace(/\{\w+\}/g, '\u2068$&\u2069');
}
