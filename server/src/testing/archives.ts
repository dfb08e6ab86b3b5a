import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { withMappedReferences, type ReferenceMap } from '../content/mapped-references.ts';
import type { ContentKind } from '../content/content-kind.ts';
import { recordsFile, type ArchivedRecord } from '../modules/site-export/archive-form.ts';
import type { Services } from '../services.ts';

/** An archive of a site, for tests. */
export interface ReadArchive {
  names: string[];
  bytes(name: string): Uint8Array | undefined;
  json(name: string): unknown;
  /** Returns the objects of a file of lines; none without the file. */
  lines<T>(name: string): T[];
  records(entity: string): ArchivedRecord[];
}

export async function openArchive(path: string): Promise<ReadArchive> {
  const files = unzipSync(await readFile(path));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const lines = <T>(name: string) =>
    text(name)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T);
  return {
    names: Object.keys(files),
    bytes: (name) => files[name],
    json: (name) => JSON.parse(text(name)) as unknown,
    lines,
    records: (entity) => lines<ArchivedRecord>(recordsFile(entity)),
  };
}

/** Ids that an import gave to the records of an archive, by what the archive names them: `article.3`, `media.7`. */
export async function importedIds({ db }: Pick<Services, 'db'>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('site_import_records')
    .select(['type', 'source_id', 'entity', 'record'])
    .where('type', 'in', ['picture', 'record', 'language'])
    .execute();
  return new Map(
    rows.map(({ type, source_id, entity, record }) => [
      type === 'record' ? source_id : `${entity}.${source_id}`,
      record,
    ]),
  );
}

/** Returns values of an archive with the ids of the site that has imported it. Throws for an id that has none. */
export function expectedValues(
  kind: ContentKind,
  record: string,
  values: ContentValues,
  ids: ReadonlyMap<string, string>,
): ContentValues {
  const idOf = (entity: string, id: number) => {
    const found = ids.get(`${entity}.${id}`);
    if (found === undefined) throw new Error(`${entity} ${id} was not imported`);
    return Number(found);
  };
  const map: ReferenceMap = { record: idOf, picture: (id) => idOf('media', id) };
  return withMappedReferences(kind, record, values, map);
}

/** Lets the next rows of all tables have ids from here on, so that no id of another site is one of this. */
export async function beginIdsAt({ db }: Pick<Services, 'db'>, first: number): Promise<void> {
  const tables = (await db.introspection.getTables())
    .filter(({ columns }) => columns.some(({ name, isAutoIncrementing }) => name === 'id' && isAutoIncrementing))
    .map(({ name }) => name);
  for (const name of tables)
    if (globalThis.testDatabase === 'postgres')
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${first})`.execute(db);
    else await sql`insert into sqlite_sequence (name, seq) values (${name}, ${first})`.execute(db);
}
