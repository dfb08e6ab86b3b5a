import { isDeepStrictEqual } from 'node:util';
import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import { nextGroupVersion } from '../../../content/group-version.repository.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { Stamp } from '../../../platform/database/write-context.ts';
import { contentGroup, findGroup, removeContent, saveContent, saveGroupVersion } from '../page-contents.repository.ts';
import type { HomeContents, HomeRow, HomeRows } from './home-rows.ts';
import type { StoredHomeRows } from './take-over-rows.ts';

/** The rows of the home page, and a number that every write of them changes. */
export interface ReadHomeRows extends StoredHomeRows {
  revision: number;
}

/** Reads what releases before 1.2 show as the home page. */
export async function readHomeRows(db: Db): Promise<ReadHomeRows> {
  const sections = await db
    .selectFrom('home_sections')
    .select(['id', 'kind', 'active', 'version'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ kind: HomeSectionKind; active: 0 | 1 }>()
    .execute();
  const texts = await db
    .selectFrom('home_section_translations')
    .select(['section_id', 'lang', 'title', 'text'])
    .orderBy('lang')
    .execute();
  const bySection = Map.groupBy(texts, ({ section_id }) => section_id);
  const group = await findGroup(db, 'home');
  return {
    rows: sections.map(({ id, kind, active }) => ({
      id,
      kind,
      active,
      texts: Object.fromEntries((bySection.get(id) ?? []).map(({ lang, title, text }) => [lang, { title, text }])),
    })),
    contents: group.translations,
    revision: sections.reduce((sum, { version }) => sum + version, group.version),
  };
}

interface WrittenRows {
  /** What is to be stored. */
  page: HomeRows;
  /** Rows by id of the section; a section that is not there gets a new one. */
  rows: Readonly<Record<string, number>>;
  /** What is stored. */
  stored: StoredHomeRows;
}

/** What a write of the home page has changed for releases before 1.2. */
export interface HomeRowChanges {
  /** Rows by id of their section. */
  rows: Record<string, number>;
  created: number[];
  updated: number[];
  deleted: number[];
  /** The content group has changed. */
  contents: boolean;
}

/** Stores the home page for releases before 1.2. Only what differs is written. */
export async function writeHomeRows(
  trx: Db,
  { page, rows, stored }: WrittenRows,
  stamp: Stamp,
): Promise<HomeRowChanges> {
  const before = new Map(stored.rows.map((row) => [row.id, row]));
  const done: HomeRowChanges = { rows: {}, created: [], updated: [], deleted: [], contents: false };
  for (const [index, { section, ...row }] of page.rows.entries()) {
    const known = rows[section];
    const queue = page.rows.length - index;
    const id = known ?? (await insertRow(trx, row, queue, stamp));
    done.rows[section] = id;
    if (known === undefined) done.created.push(id);
    else if (await updateRow(trx, { id, queue, row, before: before.get(id) }, stamp)) done.updated.push(id);
  }
  const kept = new Set(Object.values(done.rows));
  done.deleted = stored.rows.map(({ id }) => id).filter((id) => !kept.has(id));
  if (done.deleted.length > 0) await trx.deleteFrom('home_sections').where('id', 'in', done.deleted).execute();
  done.contents = await writeContents(trx, page, stored.contents, stamp);
  return done;
}

async function insertRow(
  trx: Db,
  { kind, active, texts }: HomeRow,
  queue: number,
  { now, userId }: Stamp,
): Promise<number> {
  const stamps = { created_at: now, updated_at: now, updated_by: userId };
  const { id } = await trx
    .insertInto('home_sections')
    .values({ kind, active, queue, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTexts(trx, id, texts);
  return id;
}

interface ChangedRow {
  id: number;
  queue: number;
  row: HomeRow;
  before: HomeRow | undefined;
}

/** Returns whether the row has changed, besides its place. */
async function updateRow(trx: Db, { id, queue, row, before }: ChangedRow, { now, userId }: Stamp): Promise<boolean> {
  const { kind, active, texts } = row;
  await trx.updateTable('home_sections').set({ queue }).where('id', '=', id).execute();
  if (before && isDeepStrictEqual([before.kind, before.active, before.texts], [kind, active, texts])) return false;
  await trx
    .updateTable('home_sections')
    .set((set) => ({ kind, active, version: set('version', '+', 1), updated_at: now, updated_by: userId }))
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('home_section_translations').where('section_id', '=', id).execute();
  await saveTexts(trx, id, texts);
  return true;
}

async function saveTexts(trx: Db, section_id: number, texts: HomeRow['texts']): Promise<void> {
  const rows = Object.entries(texts).map(([lang, text]) => ({ section_id, lang, ...text }));
  if (rows.length > 0) await trx.insertInto('home_section_translations').values(rows).execute();
}

/** Keys that no section of the page has are left as they are. Returns whether something has changed. */
async function writeContents(
  trx: Db,
  { contents, keys }: HomeRows,
  stored: HomeContents,
  stamp: Stamp,
): Promise<boolean> {
  const changes = Object.keys({ ...stored, ...contents }).flatMap((lang) =>
    keys
      .filter((key) => !isDeepStrictEqual(contents[lang]?.[key], stored[lang]?.[key]))
      .map((key) => ({ lang, key, value: contents[lang]?.[key] })),
  );
  if (changes.length === 0) return false;
  const version = await nextGroupVersion(trx, contentGroup('home'), null, () => Promise.resolve(null));
  for (const { lang, key, value } of changes) {
    if (value === undefined) await removeContent(trx, 'home', lang, key);
    else await saveContent(trx, { group_name: 'home', key, lang, value, version }, stamp);
  }
  await saveGroupVersion(trx, 'home', version);
  return true;
}
