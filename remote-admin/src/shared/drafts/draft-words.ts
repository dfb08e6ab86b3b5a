/** A text of a draft, as its form calls it; `lang` where the form has it once a language. */
export interface DraftWord {
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

/** All that was written in a form, in the form's order, so that it can be read and copied where the form no longer opens. */
export function draftWords(values: unknown): DraftWord[] {
  const { translations = {}, alts = {}, section, ...own } = entriesOf(values);
  // The hours of a 'shift' are selected, not typed, and are stored as JSON.
  const general = section === 'shift' ? { name: own['name'] } : own;
  return [
    ...labelled(general, null),
    ...Object.entries(entriesOf(alts)).flatMap(([lang, alt]) => wordOf('Görselin metni', alt, lang)),
    ...Object.entries(entriesOf(translations)).flatMap(([lang, texts]) => labelled(entriesOf(texts), lang)),
  ];
}

/** One text of all of them, to be pasted elsewhere. */
export function wordsAsText(words: readonly DraftWord[]): string {
  return words.map((word) => `${labelOf(word)}:\n${word.text}`).join('\n\n');
}

export function labelOf({ label, lang }: DraftWord): string {
  return lang === null ? label : `${label} (${lang})`;
}

function labelled(values: Readonly<Record<string, unknown>>, lang: string | null): DraftWord[] {
  return Object.entries(labels).flatMap(([key, label]) => wordOf(label, values[key], lang));
}

function wordOf(label: string, value: unknown, lang: string | null): DraftWord[] {
  const text = textOf(value).trim();
  return text === '' ? [] : [{ label, text, lang }];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return documentText(entriesOf(value));
}

/** Returns the text of an editor document, one line per paragraph. */
function documentText({ type, text, content, attrs }: Readonly<Record<string, unknown>>): string {
  if (type === 'text') return textOf(text);
  if (type === 'hardBreak') return '\n';
  if (type === 'image') return `${textOf(entriesOf(attrs)['alt'])}\n`;
  if (!Array.isArray(content)) return '';
  const inner = content.map((node) => documentText(entriesOf(node))).join('');
  return type === 'paragraph' || type === 'heading' ? `${inner}\n` : inner;
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
