import { documentText } from '../document-text.ts';

/** A text of a draft with its label in the form; `lang` is null for a field that is not translated. */
export interface DraftText {
  label: string;
  text: string;
  lang: string | null;
}

/** Labels of the text fields in forms whose record can be deleted. Choices, pictures and hours are not texts. */
const labels: Readonly<Record<string, string>> = {
  name: 'Ad',
  title: 'Başlık',
  code: 'Kod',
  summary: 'Özet',
  text: 'Metin',
  document: 'Metin',
  transporter_types: 'Türler',
  uri: 'Adres',
  link_url: 'Bağlantı',
  source: 'Eski adres',
  target: 'Yeni adres',
  content_data: 'İçerik',
  seo_name: 'Sayfa adresi',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
};

/**
 * Returns all texts of a draft with their labels, so that they can be read and copied when the form no longer opens.
 */
export function draftTexts(values: unknown): DraftText[] {
  const { translations = {}, alts = {}, section, ...own } = entriesOf(values);
  // The hours of a 'shift' are selected, not typed, and are stored as JSON.
  const general = section === 'shift' ? { name: own['name'] } : own;
  return [
    ...labelledTexts(general, null),
    ...Object.entries(entriesOf(alts)).flatMap(([lang, alt]) => textEntry('Görselin metni', alt, lang)),
    ...Object.entries(entriesOf(translations)).flatMap(([lang, texts]) => labelledTexts(entriesOf(texts), lang)),
  ];
}

/** Joins all texts into one text for the clipboard. */
export function joinTexts(texts: readonly DraftText[]): string {
  return texts.map((word) => `${labelOf(word)}:\n${word.text}`).join('\n\n');
}

export function labelOf({ label, lang }: DraftText): string {
  return lang === null ? label : `${label} (${lang})`;
}

function labelledTexts(values: Readonly<Record<string, unknown>>, lang: string | null): DraftText[] {
  return Object.entries(labels).flatMap(([key, label]) => textEntry(label, values[key], lang));
}

function textEntry(label: string, value: unknown, lang: string | null): DraftText[] {
  const text = textOf(value).trim();
  return text === '' ? [] : [{ label, text, lang }];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return documentText(entriesOf(value), (alt = '') => alt);
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
