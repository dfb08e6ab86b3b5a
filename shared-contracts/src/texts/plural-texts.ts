import { formatLocale } from '../rules/format-locale.ts';
import type { PluralCategory } from './parse-plural.ts';
import { fill, type StaticTexts } from './static-texts.ts';

/** Forms of a text for numbers that are not of the category `other`, whose form is the text itself. */
export interface PluralForms extends Partial<Record<Exclude<PluralCategory, 'other'>, string>> {
  /** Placeholder whose number selects the form. */
  by: string;
}

/** Static texts as the site gets them. */
export interface SiteTexts extends StaticTexts {
  /** Plural forms by group and key of the text (`blog.count`); absent in a language whose texts have none. */
  plurals?: Readonly<Record<string, PluralForms>>;
}

/** Texts of a page and the language that they are written in. */
export interface TextsInLanguage {
  texts: SiteTexts;
  language: string;
}

/** Group and key of a static text. */
export type TextKey = { [Group in keyof StaticTexts]: [Group, keyof StaticTexts[Group] & string] }[keyof StaticTexts];

/**
 * Fills a static text that contains a number: in the plural form of the language, with the number as it writes numbers.
 * @param site - texts and their language
 * @param key - group and key of the text
 * @param values - values by placeholder name
 * @example
 * ```ts
 * fillCount({ texts, language: 'en' }, ['blog', 'count'], { total: 1 }); // '1 article'
 * ```
 */
export function fillCount(
  { texts, language }: TextsInLanguage,
  [group, key]: TextKey,
  values: Readonly<Record<string, string | number>>,
): string {
  const forms = texts.plurals?.[`${group}.${key}`];
  const text = (texts[group] as Readonly<Record<string, string>>)[key] ?? '';
  const written = Object.entries(values).map(([name, value]) => [name, writtenValue(value, language)]);
  return fill(forms ? (formFor(forms, values, language) ?? text) : text, Object.fromEntries(written));
}

function formFor(
  forms: PluralForms,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string | undefined {
  const category = new Intl.PluralRules(language).select(Number(values[forms.by]));
  return category === 'other' ? undefined : forms[category];
}

function writtenValue(value: string | number, language: string): string {
  return typeof value === 'number' ? new Intl.NumberFormat(formatLocale(language)).format(value) : value;
}
