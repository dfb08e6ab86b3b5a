import { sql, type Expression, type SqlBool } from 'kysely';
import type { FileReferences } from '../../content/record-files.ts';
import type { ContentServices } from '../../content/content-services.ts';

/** What the uses of pictures are read from. */
export type MediaSource = Pick<ContentServices, 'db' | 'kinds' | 'content'>;

/** Returns a condition that is true for `media` rows without any use in tables, texts, stored values and old versions. */
export async function isUnused(source: MediaSource): Promise<Expression<SqlBool>> {
  const { content } = source;
  const { ids, hashes } = await picturesOfValues(source);
  const conditions = [
    ...content.pictureColumns.map(({ table, picture }) => absentFrom(table, picture, sql.ref('media.id'))),
    ...content.richTexts.map(({ pictures }) => absentFrom(pictures, 'hash', sql.ref('media.hash'))),
    absentFromVersions,
    ...(ids.length > 0 ? [sql`media.id not in (${sql.join(ids)})`] : []),
    ...(hashes.length > 0 ? [sql`media.hash not in (${sql.join(hashes)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const absentFromVersions = sql`not exists (
  select 1 from record_blob_pictures inner join record_version_contents on hash = blob where picture = media.hash)`;

function absentFrom(table: string, column: string, value: Expression<unknown>) {
  return sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${value})`;
}

async function picturesOfValues({ db, kinds, content }: MediaSource): Promise<FileReferences> {
  const all = [];
  for (const each of content.pictureValues) all.push(await each.all({ db, kinds }));
  return { ids: all.flatMap(({ ids }) => ids), hashes: all.flatMap(({ hashes }) => hashes) };
}

/** Returns the ids of those pictures that are not used. */
export async function unusedAmong(source: MediaSource, ids: readonly number[]): Promise<number[]> {
  const rows = await source.db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where(await isUnused(source))
    .execute();
  return rows.map(({ id }) => id);
}
