import { labelOfField } from '../field-labels.ts';
import { documentTexts } from './document-texts.ts';

/** A text of a draft with its label in the form; `lang` is null for a field that is not translated. */
export interface DraftText {
  label: string;
  text: string;
  lang: string | null;
}

/**
 * Fields whose text is chosen, not typed. Every other text of a draft is shown: a field that is missing here shows too much, and
 * one that is new cannot be missed.
 */
const chosen: ReadonlySet<string> = new Set([
  'colour',
  'events',
  'icon_name',
  'kind',
  'lang',
  'published_at',
  'rights',
  'role_group',
  'section',
]);

type Values = Readonly<Record<string, unknown>>;

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

function labelledTexts(values: Values, lang: string | null): DraftText[] {
  const typed = Object.entries(values).filter(([name]) => !isChosen(name));
  return typed.flatMap(([name, value]) => textEntry(labelOfField(name), value, lang));
}

function textEntry(label: string, value: unknown, lang: string | null): DraftText[] {
  const text = textOf(value);
  return text === '' ? [] : [{ label, text, lang }];
}

/** Ids of other records are chosen too. */
function isChosen(name: string): boolean {
  return chosen.has(name) || name.endsWith('_id');
}

/** Returns the texts of a value of any shape, one below the other. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const { type, ...entries } = entriesOf(value);
  if (type === 'doc') return documentTexts(Object(value) as object).trim();
  const parts = Array.isArray(value)
    ? value
    : Object.entries(entries).flatMap(([name, part]) => (isChosen(name) ? [] : [part]));
  return parts
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n');
}

function entriesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
