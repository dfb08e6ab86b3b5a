import {
  translationPath,
  type ContentFields,
  type ContentValues,
  type FieldMap,
} from '@vitrin/shared-contracts/content-fields';

/** Rounds of validation in which missing texts are found: those of one round may hide others. */
export const maxFillings = 4;

/**
 * Returns the values with a visible placeholder for each missing text that the validation has reported, '[Başlık yok]';
 * null if it has reported no missing text. Other errors are left to the caller.
 */
export function withPlaceholders(
  fields: ContentFields,
  values: ContentValues,
  errors: Readonly<Record<string, string>>,
): ContentValues | null {
  const { translations = {}, ...shared } = values;
  const missing = (texts: Readonly<Record<string, unknown>>, map: FieldMap, pathOf: (name: string) => string) =>
    Object.entries(map).flatMap(([name, field]) => {
      const text = placeholder(field);
      return text !== null && pathOf(name) in errors && isEmpty(texts[name]) ? [[name, text] as const] : [];
    });
  const ownTexts = missing(shared, fields.shared, (name) => name);
  const languages = new Set([...Object.keys(translations), ...languagesIn(errors)]);
  const translated = [...languages].flatMap((lang) => {
    const texts = translations[lang] ?? {};
    const found = missing(texts, fields.translated, (name) => translationPath(lang, name));
    return found.length > 0 ? [[lang, { ...texts, ...Object.fromEntries(found) }] as const] : [];
  });
  if (ownTexts.length === 0 && translated.length === 0) return null;
  const filled = { ...values, ...Object.fromEntries(ownTexts) };
  return translated.length === 0
    ? filled
    : { ...filled, translations: { ...translations, ...Object.fromEntries(translated) } };
}

/** Returns what is shown instead of a text; null for fields that are no text. */
function placeholder({ kind, label }: FieldMap[string]): unknown {
  const text = `[${label} yok]`;
  if (kind === 'text') return text;
  if (kind !== 'richText') return null;
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function languagesIn(errors: Readonly<Record<string, string>>): string[] {
  return Object.keys(errors).flatMap((path) => {
    const [top, lang] = path.split('.');
    return top === 'translations' && lang !== undefined ? [lang] : [];
  });
}
