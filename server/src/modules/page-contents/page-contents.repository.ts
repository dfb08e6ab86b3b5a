import { parse } from 'secure-json-parse';
import { contentGroups, type ContentGroup, type ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import { groupVersion, type RowGroup } from '../../content/group-version.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { Languages } from '../../content/request-language.ts';

export interface GroupValues {
  values: Map<string, unknown>;
  /** Language of the texts: the fallback as soon as one text is missing in the requested language. */
  lang: string;
}

/** Returns the stored values of a group by key; each key falls back individually. */
export async function readGroup(db: Db, group: ContentGroup, { requested, fallback }: Languages): Promise<GroupValues> {
  const rows = await db
    .selectFrom('page_contents')
    .select(['key', 'lang', 'value'])
    .where('group_name', '=', group)
    .where('lang', 'in', [requested, fallback])
    .execute();
  const inOrder = rows
    .map((row) => ({ ...row, value: parse(row.value) as unknown }))
    .toSorted((left, right) => Number(left.lang === requested) - Number(right.lang === requested));
  const own = new Set(inOrder.filter((row) => row.lang === requested).map((row) => row.key));
  const isFullyTranslated = inOrder.every((row) => own.has(row.key) || !isText(row.value));
  const values = new Map<string, unknown>();
  for (const { key, value } of inOrder) values.set(key, withFallbackPicture(value, values.get(key)));
  return { values, lang: isFullyTranslated ? requested : fallback };
}

/** Checks whether a value contains text. Pictures are independent of the language. */
function isText(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isText);
  return typeof value === 'string' && value !== '';
}

/** Returns the header, with the picture of the fallback language if it has none of its own. */
function withFallbackPicture(value: unknown, fallback: unknown): unknown {
  const [own, other] = [value, fallback] as { picture?: unknown }[];
  return own?.picture === null && other?.picture ? { ...own, picture: other.picture } : value;
}

export function contentGroup(group: ContentGroup): RowGroup {
  return { table: 'page_contents', column: 'group_name', value: group };
}

export function listGroups(db: Db): Promise<ContentGroupRecord[]> {
  return Promise.all(contentGroups.map((group) => findGroup(db, group)));
}

/** Returns the record for the panel: the stored values of the group in all languages. */
export async function findGroup(db: Db, group: ContentGroup): Promise<ContentGroupRecord> {
  const rows = await db
    .selectFrom('page_contents')
    .select(['key', 'lang', 'value'])
    .where('group_name', '=', group)
    .orderBy('lang')
    .orderBy('key')
    .execute();
  const translations: Record<string, Record<string, unknown>> = {};
  for (const { key, lang, value } of rows) (translations[lang] ??= {})[key] = parse(value) as unknown;
  return { group, version: await groupVersion(db, contentGroup(group)), translations };
}

export interface ContentRow {
  group_name: ContentGroup;
  key: string;
  lang: string;
  value: unknown;
  version: number;
}

export async function saveContent(trx: Db, row: ContentRow, { now, userId }: Stamp): Promise<void> {
  const saved = { ...row, value: JSON.stringify(row.value), updated_at: now, updated_by: userId };
  await trx
    .insertInto('page_contents')
    .values({ ...saved, created_at: now })
    .onConflict((conflict) => conflict.columns(['group_name', 'key', 'lang']).doUpdateSet(saved))
    .execute();
}

/** Saves the version on all rows of the group, so that a save that only removes values also raises it. */
export async function saveGroupVersion(trx: Db, group: ContentGroup, version: number): Promise<void> {
  await trx.updateTable('page_contents').set({ version }).where('group_name', '=', group).execute();
}

/** Removes one value, or all values of the group in the language when `key` is absent. */
export async function removeContent(trx: Db, group: ContentGroup, lang: string, key?: string): Promise<void> {
  const rows = trx.deleteFrom('page_contents').where('group_name', '=', group).where('lang', '=', lang);
  await (key === undefined ? rows : rows.where('key', '=', key)).execute();
}
