import {
  translationPath,
  type ContentField,
  type ContentFields,
  type ContentValues,
  type FieldMap,
} from '@vitrin/shared-contracts/content-fields';
import { editedText, type EditsOf, type TextPlace } from './edit-text.ts';
import { rewriteDocument } from './rewrite-document.ts';

/** A text of a field. */
export interface FieldText extends TextPlace {
  /** Path of the field: `translations.en.summary`. */
  path: string;
  /** Language; empty for a field that all languages share. */
  lang: string;
  field: ContentField;
}

/** Names of values that are choices, keys of files or colours; a new field is searched unless it is here. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  'category',
  'columns',
  'favIcoLogoPath',
  'icon',
  'icon_name',
  'id',
  'kind',
  'lang',
  'layout',
  'mainColor',
  'mainLogoPath',
  'picture',
  'published_at',
  'secondColor',
  'secondLogoPath',
  'section',
  'side',
  'src',
  'tone',
  'type',
]);
/** Fields whose values are keys or choices. Nested values may have these names: the first footer has a heading `pages`. */
const NO_TEXT_FIELDS: ReadonlySet<string> = new Set([
  'employment',
  'file_language',
  'pages',
  'province',
  'scope',
  'shape',
]);
const DAY = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/)\S*$/i;
/** Depth of nested values; that of a request body is limited to less. */
const MAX_DEPTH = 200;

/** Edits the texts of a record, those of rich texts and of lists too. Returns the same values if nothing is edited. */
export function rewriteValues(
  fields: ContentFields,
  values: ContentValues,
  editsOf: EditsOf<FieldText>,
): ContentValues {
  const { translations, ...own } = values;
  const shared = rewriteFields(fields.shared, own, { lang: '', pathOf: (name) => name }, editsOf);
  if (!isObject(translations)) return shared === own ? values : { ...values, ...shared };
  const texts = Object.entries(translations).map(([lang, translation]) => {
    if (!isObject(translation)) return [lang, translation] as const;
    const pathOf = (name: string) => translationPath(lang, name);
    return [lang, rewriteFields(fields.translated, translation, { lang, pathOf }, editsOf)] as const;
  });
  const isSame = shared === own && texts.every(([lang, translation]) => translation === translations[lang]);
  return isSame ? values : { ...shared, translations: Object.fromEntries(texts) };
}

interface FieldsOf {
  lang: string;
  pathOf: (name: string) => string;
}

type Values = Readonly<Record<string, unknown>>;

function rewriteFields(fields: FieldMap, values: Values, of: FieldsOf, editsOf: EditsOf<FieldText>): Values {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.picture || NO_TEXTS.has(name) || NO_TEXT_FIELDS.has(name)) return [];
    const path = of.pathOf(name);
    const edits: EditsOf = (text) => editsOf({ ...text, path, lang: of.lang, field });
    const rewritten = rewriteField(field, value, edits);
    return rewritten === value ? [] : [[name, rewritten]];
  });
  return changed.length > 0 ? { ...values, ...Object.fromEntries(changed) } : values;
}

function rewriteField({ kind, isGenerated }: ContentField, value: unknown, editsOf: EditsOf): unknown {
  if (kind === 'richText') return rewriteDocument(value, editsOf);
  const parsed = kind === 'value' ? parsedJson(value) : null;
  if (parsed) {
    const rewritten = rewriteValue(parsed, { place: '', isAddress: false }, editsOf);
    return rewritten === parsed ? value : JSON.stringify(rewritten);
  }
  return rewriteValue(value, { place: '', isAddress: isGenerated ?? false }, editsOf);
}

/** A value that is JSON contains texts too, such as the names of special days in working hours. */
function parsedJson(value: unknown): object | null {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return null;
  try {
    return JSON.parse(value) as object;
  } catch {
    return null;
  }
}

interface ValueAt {
  place: string;
  isAddress: boolean;
}

function rewriteValue(value: unknown, at: ValueAt, editsOf: EditsOf, depth = 0): unknown {
  if (typeof value === 'string') return rewriteText(value, at, editsOf);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => {
    if (!Array.isArray(value) && NO_TEXTS.has(key)) return [key, part] as const;
    const place = at.place === '' ? key : `${at.place}.${key}`;
    return [key, rewriteValue(part, { ...at, place }, editsOf, depth + 1)] as const;
  });
  if (entries.every(([key, part]) => part === (value as Values)[key])) return value;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function rewriteText(text: string, { place, isAddress }: ValueAt, editsOf: EditsOf): string {
  if (text === '' || DAY.test(text)) return text;
  const part = isAddress || ADDRESS.test(text) ? 'address' : 'text';
  const edits = editsOf({ place, part, text });
  return edits.length > 0 ? editedText(text, edits) : text;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
