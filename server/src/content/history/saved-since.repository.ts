import { parse } from 'secure-json-parse';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from './record-versions.repository.ts';

const listFormat = new Intl.ListFormat('tr', { type: 'conjunction' });

/** Returns who saved a record after a version, when last, and which fields; empty when it is not known. */
export async function savedSince(
  db: Db,
  { entity, record }: RecordKey,
  version: number,
): Promise<Pick<VersionConflict, 'saved'>> {
  const rows = await db
    .selectFrom('record_versions')
    .select(['at', 'author_name', 'changed'])
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('number', '>', version)
    .where('cause', '!=', 'baseline')
    .orderBy('number', 'desc')
    .execute();
  const [last] = rows;
  if (!last) return {};
  const authors = [...new Set(rows.map(({ author_name }) => author_name).filter((name) => name !== ''))];
  const fields = [...new Set(rows.flatMap(({ changed }) => parse(changed) as string[]))];
  return { saved: { by: listFormat.format(authors), at: last.at, fields } };
}
