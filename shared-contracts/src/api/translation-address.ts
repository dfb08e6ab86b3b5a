/**
 * Query parameter of a form: the record and the language that is translated, beside its source.
 * @example `ceviri=article.7.en`
 */
export const translationParam = 'ceviri';

/**
 * Returns the address of a form with a language beside its source.
 * @param screen - screen of the panel that edits the record
 * @param entity - kind of the record
 * @param record - id of the record, or its name
 * @param lang - language that is translated
 */
export function translationAddress(screen: string, entity: string, record: string, lang: string): string {
  return `${screen}${screen.includes('?') ? '&' : '?'}${translationParam}=${entity}.${record}.${lang}`;
}
