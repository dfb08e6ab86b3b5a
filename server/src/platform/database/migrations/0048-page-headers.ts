import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Selectable } from 'kysely';
import type { RecordVersions } from '../row-types.ts';
import type { Db } from '../tables.ts';

const titles = { about_us: 'Biyografi', blog: 'Makaleler', contact: 'İletişim', contract: 'Sözleşmeler' } as const;

type Header = Readonly<Record<string, unknown>>;
/** Header of one page by language, as it is stored in versions. */
type Languages = Readonly<Record<string, Header>>;

/**
 * Makes the header of each page a record of its own: gives it the versions of the group that have changed it, and forgets
 * what was kept about the group. Versions keep their numbers, which are counted for all headers together.
 */
export async function up(db: Db): Promise<void> {
  const versions = await db
    .selectFrom('record_versions')
    .selectAll()
    .where('entity', '=', 'page-contents')
    .where('record', '=', 'breadcrumbs')
    .orderBy('number')
    .execute();
  const last = new Map<string, Languages>();
  for (const { id, entity: _entity, record: _record, changed: _changed, ...version } of versions) {
    const groups = await readGroups(db, id);
    for (const [route, title] of Object.entries(titles)) {
      const languages = headersOf(groups, route);
      const changed = changedPaths(last.get(route), languages);
      if (changed.length === 0) continue;
      const paths = JSON.stringify(last.has(route) ? changed : []);
      last.set(route, languages);
      await addVersion(db, { ...version, entity: 'page-header', record: route, title, changed: paths }, languages);
    }
  }
  const ids = versions.map(({ id }) => id);
  await forgetGroup(db, ids);
}

/** Returns the headers of all pages by language. */
async function readGroups(db: Db, version: number): Promise<Readonly<Record<string, Header>>> {
  const parts = await db
    .selectFrom('record_version_contents')
    .innerJoin('record_blobs', 'record_blobs.hash', 'record_version_contents.hash')
    .select(['part', 'data'])
    .where('version_id', '=', version)
    .where('part', '!=', '')
    .execute();
  return Object.fromEntries(
    parts.map(({ part, data }) => [part, JSON.parse(brotliDecompressSync(data).toString('utf8')) as Header]),
  );
}

/** Languages in which every field of a header is empty had no row. */
function headersOf(groups: Readonly<Record<string, Header>>, route: string): Languages {
  const own = Object.entries(groups).map(([lang, group]) => [lang, Object(group[route]) as Header] as const);
  return Object.fromEntries(own.filter(([, header]) => Object.values(header).some(Boolean)));
}

function changedPaths(before: Languages = {}, after: Languages): string[] {
  const languages = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...languages].flatMap((lang) => {
    const path = `translations.${lang}`;
    const [old, now] = [before[lang], after[lang]];
    if (!old || !now) return [path];
    return ['title', 'text', 'picture'].filter((field) => old[field] !== now[field]).map((field) => `${path}.${field}`);
  });
}

type NewVersion = Omit<Selectable<RecordVersions>, 'id'>;

async function addVersion(db: Db, version: NewVersion, languages: Languages): Promise<void> {
  const { id } = await db.insertInto('record_versions').values(version).returning('id').executeTakeFirstOrThrow();
  await addPart(db, { id, at: version.at }, '', '{}');
  for (const [lang, { title, text, picture }] of Object.entries(languages)) {
    // Keys in alphabetical order, as versions store them.
    await addPart(db, { id, at: version.at }, lang, JSON.stringify({ picture, text, title }));
  }
}

async function addPart(db: Db, version: { id: number; at: string }, part: string, json: string): Promise<void> {
  const hash = createHash('sha256').update(json).digest('hex');
  await db
    .insertInto('record_blobs')
    .values({ hash, data: brotliCompressSync(json), created_at: version.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('record_version_contents').values({ version_id: version.id, part, hash }).execute();
}

/** The states of the translations of the new records are computed again at the next start. */
async function forgetGroup(db: Db, versions: readonly number[]): Promise<void> {
  for (const id of versions) await db.deleteFrom('record_versions').where('id', '=', id).execute();
  for (const table of ['translation_states', 'translated_records', 'content_refs'] as const)
    await db.deleteFrom(table).where('entity', '=', 'page-contents').where('record', '=', 'breadcrumbs').execute();
  await db.deleteFrom('job_times').where('name', '=', 'translations-filled').execute();
}
