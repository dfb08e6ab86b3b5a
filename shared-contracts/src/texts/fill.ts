/**
 * Replaces the `{name}` placeholders of a static text. A placeholder without a value stays in the text.
 * @param text - static text
 * @param values - values by placeholder name
 * @example
 * ```ts
 * fill('Sayfa {page} / {pages}', { page: 2, pages: 5 }); // 'Sayfa 2 / 5'
 * ```
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
