import { durations } from '@vitrin/shared-contracts/limits';
import { NotFound } from '../../platform/errors.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { inTransactionOf, type ContentKind, type ContentSource } from '../content-kind.ts';
import { recordEvent } from '../history/record-version.ts';
import { writeSearch } from '../search/write-search.ts';
import { formerSlugsOf } from '../slugs.ts';
import { write, type WriteServices } from '../write.ts';
import { positionOf } from './position.repository.ts';
import { requireRecords } from './records-of.ts';
import { addToTrash } from './trash.repository.ts';
import { stampsOf } from './stamps.repository.ts';

/** Moves a record to the trash. Throws what deleting it throws, for example `Conflict` for a category with products. */
export function trashRecord(
  services: WriteServices,
  context: WriteContext,
  kind: ContentKind,
  id: number,
): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity: kind.entity }, async (trx, stamp) => {
    const title = await moveToTrash(services, trx, { kind, id, context, stamp });
    return { data: { id }, entityId: id, title };
  });
}

interface Deletion {
  kind: ContentKind;
  id: number;
  context: WriteContext;
  stamp: Stamp;
}

/**
 * Deletes a record in an open transaction and stores what restoring it needs: its values as a version, its place, its
 * former slugs and its stamps. Returns its title.
 */
export async function moveToTrash(
  source: ContentSource,
  trx: Db,
  { kind, id, context, stamp }: Deletion,
): Promise<string> {
  const { entity } = kind;
  const { remove, rows, table } = requireRecords(kind);
  const inside = inTransactionOf(source, trx);
  const record = String(id);
  // The lock of a save: one that ends between reading and removing would be in no version.
  await helpersOf(trx).lock(trx, `${entity}.${record}`);
  const stored = await kind.read(inside, record);
  if (!stored) throw new NotFound();
  const position = rows.order ? await positionOf(trx, { entity, order: rows.order, id }) : null;
  const addresses = rows.slugs ? await formerSlugsOf(trx, rows.slugs, id) : [];
  const stamps = await stampsOf(trx, table, id);
  const number = await recordEvent(trx, { kind, record, stored, context, stamp, cause: 'delete' });
  // What visitors saw because of the record is known only while it is there.
  const search = writeSearch(source, trx, kind);
  await search.before(record);
  await remove(inside, record, stamp);
  await search.deleted([record]);
  await addToTrash(trx, {
    entity,
    record: id,
    title: stored.title,
    number,
    position,
    addresses,
    stamps,
    deleted_at: stamp.now,
    deleted_by: stamp.userId,
    deleted_by_name: stamp.userId === null ? '' : context.actor.name,
    purge_at: new Date(Date.parse(stamp.now) + durations.trashMs).toISOString(),
  });
  return stored.title;
}
