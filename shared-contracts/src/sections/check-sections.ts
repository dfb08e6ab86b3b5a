import { invalid } from '../texts/invalid.ts';
import { documentCharacterCount, isLongerThan } from '../rules/characters.ts';
import { cleanLine, hasVisibleLetter } from '../rules/invisible.ts';
import { limits } from '../rules/limits.ts';
import { linkSchema } from '../rules/validation.ts';
import { parseMapAddress } from '../rules/map-address.ts';
import { parseVideoAddress } from '../rules/video-address.ts';
import type { SectionField, SectionFieldType, SectionFields } from './define-section.ts';
import { saysSomething } from './empty-section.ts';
import { filledSection, type FilledSection, type DeclaringRemote } from './placed-sections.ts';
import type { OneSectionTexts, SectionTexts, StoredItem, StoredSection } from './stored-sections.ts';

/** Messages by the path of the field: `sections.<id>.href`, `sections.<id>.<item id>.picture`, `translations.tr.texts.<id>.title`. */
export type SectionErrors = Readonly<Record<string, string>>;

/** Sections of a page, and their texts. */
export interface Checked {
  sections: readonly StoredSection[];
  /** Texts by language. */
  texts: Readonly<Record<string, SectionTexts>>;
  /** What remotes declare of their sections. */
  remotes?: readonly DeclaringRemote[];
  /** The texts that a section requires are required in this one, and in each in which the section has texts. */
  defaultLanguage?: string | undefined;
}

/**
 * Returns what keeps the sections of a page from being published. Unknown kinds and fields, and sections that no remote declares,
 * are not looked at.
 */
export function checkSections({ sections, ...known }: Checked): SectionErrors {
  return Object.fromEntries(sections.filter(({ off }) => off !== true).flatMap((section) => errorsOf(section, known)));
}

function errorsOf(section: StoredSection, known: Omit<Checked, 'sections'>): [string, string][] {
  const { texts, remotes = [], defaultLanguage } = known;
  const filled = filledSection(section, remotes);
  if (!filled) return [];
  const { id, items = [] } = section;
  const place = `sections.${id}`;
  const { shared, items: declared, values } = filled;
  return [
    ...fieldErrors(shared, values, place),
    ...(declared ? items.flatMap((item) => fieldErrors(declared.shared, item.values, `${place}.${item.id}`)) : []),
    ...Object.entries(texts).flatMap(([lang, byId]) => {
      const written = byId[id] ?? {};
      const found = textErrors(filled, items, written, `translations.${lang}.texts.${id}`);
      return lang === defaultLanguage || isWritten(filled, items, written) ? found : found.filter(isNotMissing);
    }),
  ];
}

function textErrors(
  { texts: own, items: declared }: FilledSection,
  items: readonly StoredItem[],
  written: OneSectionTexts,
  place: string,
): [string, string][] {
  const ofItems = declared
    ? items.flatMap(({ id }) => fieldErrors(declared.texts, written.items?.[id] ?? {}, `${place}.${id}`))
    : [];
  return [...fieldErrors(own, written, place), ...ofItems];
}

/** Checks whether the section has texts in a language. */
function isWritten(
  { texts, items: declared }: FilledSection,
  items: readonly StoredItem[],
  written: OneSectionTexts,
): boolean {
  if (saysSomething(texts, written)) return true;
  return declared !== undefined && items.some(({ id }) => saysSomething(declared.texts, written.items?.[id] ?? {}));
}

function isNotMissing([, message]: [string, string]): boolean {
  return message !== invalid.required;
}

function fieldErrors(
  fields: SectionFields,
  values: Readonly<Record<string, unknown>>,
  place: string,
): [string, string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const message = fieldError(field, values[name]);
    return message === null ? [] : [[`${place}.${name}`, message]];
  });
}

/** Returns what keeps a value of a field from being published; null if nothing does. */
export function fieldError(field: SectionField<unknown, unknown>, value: unknown): string | null {
  if (field.required && showsNothing(value, field)) return invalid.required;
  return isBlank(value) ? null : rules[field.type](value, field);
}

/** As in other forms, a required text has at least a letter or a digit. */
function showsNothing(value: unknown, field: SectionField<unknown, unknown>): boolean {
  if (field.type === 'richText') return !saysSomething({ field }, { field: value });
  return isBlank(value) || (typeof value === 'string' && rules[field.type] === textRule && !hasVisibleLetter(value));
}

type Rule = (value: unknown, field: SectionField<unknown, unknown>) => string | null;

const textRule: Rule = (value, { max = 0 }) => {
  if (typeof value !== 'string') return invalid.value;
  return isLongerThan(cleanLine(value), max) ? invalid.tooLong(max) : null;
};

const richTextRule: Rule = (value) => {
  if (typeof value !== 'object') return invalid.value;
  const count = documentCharacterCount(value);
  return count > limits.richText.max ? invalid.documentTooLong(count) : null;
};

const idsRule: Rule = (value, { maxItems = 0 }) => {
  if (!Array.isArray(value) || !value.every(Number.isSafeInteger)) return invalid.choice;
  return value.length > maxItems ? invalid.tooMany(maxItems) : null;
};

const rules: Readonly<Record<SectionFieldType, Rule>> = {
  address: (value) => (isTarget(value) ? null : invalid.link),
  branch: (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? null : invalid.choice),
  branches: idsRule,
  choice: (value, { values = {} }) =>
    typeof value === 'string' && Object.hasOwn(values, value) ? null : invalid.choice,
  flag: (value) => (value === 0 || value === 1 ? null : invalid.choice),
  longText: textRule,
  map: (value) => (typeof value === 'string' && parseMapAddress(value) !== null ? null : invalid.map),
  picture: (value) => (isPicture(value) ? null : invalid.choice),
  pictures(value, { maxItems = 0 }) {
    if (!Array.isArray(value) || !value.every(isPicture)) return invalid.choice;
    return value.length > maxItems ? invalid.tooMany(maxItems) : null;
  },
  records: idsRule,
  richText: richTextRule,
  text: textRule,
  video: (value) => (typeof value === 'string' && parseVideoAddress(value) !== null ? null : invalid.link),
};

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'media_id' in value && Number.isSafeInteger(value.media_id);
}

/** An anchor, a mail address or a phone number, or what other links of the site may be. */
function isTarget(value: unknown): boolean {
  if (typeof value !== 'string' || cleanLine(value) === '') return false;
  return /^(?:#[\w-]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]+)$/.test(value) || linkSchema().isValidSync(value);
}
