import type { FieldSet, FieldType } from '@vitrin/shared-contracts/records/field';
import { labelOfField } from '../../data/field-labels.ts';
import { documentTexts } from './document-texts.ts';
import { definitionOfForm } from './stored-values.ts';

/** A text of a draft with its label in the form; `lang` is null for a field that is not translated. */
export interface DraftText {
  label: string;
  text: string;
  lang: string | null;
}

/** Types of fields that are chosen, not typed. */
const chosenTypes: ReadonlySet<FieldType> = new Set([
  'choice',
  'day',
  'files',
  'flag',
  'language',
  'moment',
  'pages',
  'picture',
  'pictures',
  'relation',
  'relations',
]);

/**
 * Names of fields without a declaration whose text is chosen, not typed. Every other text of a draft is shown: a field
 * that is missing here shows too much, and one that is new cannot be missed.
 */
const chosen: ReadonlySet<string> = new Set(['colour', 'events', 'kind', 'lang', 'rights', 'role_group']);

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns all texts of a draft with their labels, so that they can be read and copied when the form no longer opens.
 * @param form - name of the form; its record, if it is declared, names the fields
 */
export function draftTexts(values: unknown, form = ''): DraftText[] {
  const { translations = {}, alts = {}, section, ...own } = entriesOf(values);
  const definition = definitionOfForm(form);
  // The hours of a 'shift' are selected, not typed, and are stored as JSON.
  const general = section === 'shift' ? { name: own['name'] } : own;
  return [
    ...labelledTexts(general, { lang: null, fields: definition?.shared }),
    ...Object.entries(entriesOf(alts)).flatMap(([lang, alt]) => textEntry('Görselin metni', alt, lang)),
    ...Object.entries(entriesOf(translations)).flatMap(([lang, texts]) =>
      labelledTexts(entriesOf(texts), { lang, fields: definition?.translated }),
    ),
  ];
}

/** Joins all texts into one text for the clipboard. */
export function joinTexts(texts: readonly DraftText[]): string {
  return texts.map((word) => `${labelOf(word)}:\n${word.text}`).join('\n\n');
}

export function labelOf({ label, lang }: DraftText): string {
  return lang === null ? label : `${label} (${lang})`;
}

interface Labels {
  lang: string | null;
  /** Declared fields; absent for a form without a declared record. */
  fields: FieldSet | undefined;
}

function labelledTexts(values: Values, { lang, fields = {} }: Labels): DraftText[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const declared = fields[name];
    if (declared ? chosenTypes.has(declared.type) : isChosen(name)) return [];
    const typed = declared?.type === 'sections' ? typedInSections(value) : value;
    return textEntry(declared?.label ?? labelOfField(name), typed, lang);
  });
}

function textEntry(label: string, value: unknown, lang: string | null): DraftText[] {
  const text = textOf(value);
  return text === '' ? [] : [{ label, text, lang }];
}

/** Values of choices are single words; addresses are not. The kinds of sections are not loaded with every screen. */
const chosenValue = /^[a-z-]*$/;

/** Returns the values of sections that were typed: their addresses. Their texts are fields of the languages. */
function typedInSections(sections: unknown): unknown[] {
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section) => {
    const { values, items } = entriesOf(section);
    return [...Object.values(entriesOf(values)), ...typedInSections(items)].filter(
      (value) => typeof value === 'string' && !chosenValue.test(value),
    );
  });
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
