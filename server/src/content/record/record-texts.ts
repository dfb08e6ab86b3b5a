import type { AnyRecord } from '@vitrin/shared-contracts/records/define-record';
import type { Field, FieldSet, FieldType, Pair } from '@vitrin/shared-contracts/records/field';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { searchText } from '../../platform/database/search.ts';
import { documentText } from '../rich-text/document-html.ts';
import { toRichText } from '../rich-text/rich-text.ts';
import { resolveSlug, slugsOf } from '../slugs.ts';
import { saveTranslations } from '../translations.ts';
import {
  columnsOf,
  removeText,
  saveText,
  setSearchText,
  textLanguages,
  type Columns,
  type TextPlace,
} from './record-rows.repository.ts';
import type { RecordStore, TextStore } from './record-store.ts';

/** Texts of a form, by language; null removes a language. */
type Texts = Readonly<Record<string, Columns | null>>;

/** A translation that is about to be stored. */
export interface WrittenText<Values = Columns> extends TextPlace {
  /** The validated texts. */
  texts: Values;
  /** Columns of the fields. */
  columns: Columns;
  /** Plain text of the rich text; empty for a kind without one. */
  plain: string;
  stamp: Stamp;
}

/** What is special about the translations of a kind. */
export interface TextRules<Values = Columns> {
  /** Returns columns that are derived from the texts. */
  deriveColumns?(trx: Db, text: WrittenText<Values>): Columns | Promise<Columns>;
  /** Stores what else follows from the texts. */
  afterSave?(trx: Db, text: WrittenText<Values>): Promise<void>;
}

interface SavedTexts extends Pick<RecordStore, 'slugs'> {
  definition: AnyRecord;
  texts: TextStore;
  rules: TextRules;
  stamp: Stamp;
}

/**
 * Saves the translations of a form: null deletes a language, an omitted one stays unchanged.
 * @throws Invalid for an unknown language, for a missing one in the default language, and for a slug that is taken
 */
export async function saveTexts(trx: Db, id: number, translations: Texts, kind: SavedTexts): Promise<void> {
  const { definition, texts: stored } = kind;
  const slugs = kind.slugs ? await slugsOf(trx, kind.slugs, id) : new Map<string, string>();
  const [nameField = ''] = Object.keys(definition.translated);
  await saveTranslations(trx, translations, {
    present: await textLanguages(trx, stored, id),
    field: nameField,
    save: (lang, texts) => saveOne(trx, { id, lang }, { ...kind, given: texts, slug: slugs.get(lang) ?? null }),
    remove: (lang) => removeText(trx, stored, { id, lang }),
  });
}

interface GivenText extends SavedTexts {
  given: Columns;
  /** The current slug; null for a new translation. */
  slug: string | null;
}

async function saveOne(trx: Db, place: TextPlace, kind: GivenText): Promise<void> {
  const { definition, texts: stored, rules, given: texts, stamp } = kind;
  const { plain, ...richText } = richTextOf(definition.translated, place.lang, texts);
  const columns = { ...columnsOf(definition.translated, texts), ...richText, ...(await slugOf(trx, place, kind)) };
  const text = { ...place, texts, columns, plain, stamp };
  const derived = await rules.deriveColumns?.(trx, text);
  const search = stored.isSearched
    ? { search_text: searchTextOf(definition.translated, { ...texts, document: plain }) }
    : {};
  await saveText(trx, stored, place, { ...columns, ...search, ...derived });
  await rules.afterSave?.(trx, text);
}

/** Returns the stored form of the rich text, and its plain text. */
function richTextOf(fields: FieldSet, lang: string, texts: Columns): { plain: string } & Columns {
  const name = Object.keys(fields).find((each) => fields[each]?.type === 'richText');
  if (name === undefined) return { plain: '' };
  const { document, content, text } = toRichText(texts[name], { lang, field: `translations.${lang}.${name}` });
  return { plain: text, [name]: document, content };
}

async function slugOf(trx: Db, place: TextPlace, { definition, slugs, given, slug }: GivenText): Promise<Columns> {
  if (!slugs) return {};
  const [nameField = ''] = Object.keys(definition.translated);
  const seo_name = await resolveSlug(trx, slugs, {
    ...place,
    title: String(given[nameField]),
    typedSlug: String(given['seo_name']),
    currentSlug: slug,
  });
  return { seo_name };
}

/** Returns the folded text by which a search finds a record in one language: all that is read on its page. */
function searchTextOf(fields: FieldSet, texts: Columns): string {
  return searchText(...Object.entries(fields).flatMap(([name, field]) => searchableTexts(field, texts[name])));
}

function searchableTexts({ type, isOptional }: Field<unknown>, value: unknown): string[] {
  if (type === 'richText') return [typeof value === 'string' ? value : documentText(value).trim()];
  if (Array.isArray(value)) return textsInList(type, value);
  const isText = type === 'text' || type === 'longText' || type === 'code';
  return isText && !isOptional && typeof value === 'string' ? [value] : [];
}

function textsInList(type: FieldType, values: readonly unknown[]): string[] {
  if (type === 'labels') return values.map(String);
  return type === 'pairs' ? (values as Pair[]).flatMap(({ label, value }) => [label, value]) : [];
}

/** Writes the search texts of all languages again: a shared text, such as a product code, changes without a translation. */
export async function refreshSearchTexts(
  trx: Db,
  record: { id: number; translations?: Readonly<Record<string, object>> },
  { definition: { shared, translated }, texts: stored }: Pick<SavedTexts, 'definition' | 'texts'>,
): Promise<void> {
  const isShared = Object.values(shared).some(({ type }) => type === 'code' || type === 'text');
  if (!stored.isSearched || !isShared) return;
  for (const [lang, texts] of Object.entries(record.translations ?? {}))
    await setSearchText(
      trx,
      stored,
      { id: record.id, lang },
      searchTextOf({ ...shared, ...translated }, { ...record, ...texts }),
    );
}
