import { inTransactionOf, type ContentKind, type ContentSource } from './content-kind.ts';
import { moveToTrash } from './trash/move-to-trash.ts';
import { restoreRecord } from './trash/restore-record.ts';
import { isInTrash } from './trash/trash.repository.ts';
import { writeWithin, type Written, type WriteOperation, type WriteServices } from './write.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../platform/database/write-context.ts';

/** The open transaction of a request that writes several records. */
export interface OpenWrite {
  services: WriteServices;
  trx: Db;
  context: WriteContext;
  stamp: Stamp;
}

/** Writes one record as its own request would: with history, links, search and audit log. */
export function writeRecord<T>(
  { services, trx, context }: OpenWrite,
  operation: WriteOperation,
  change: (source: ContentSource, stamp: Stamp) => Promise<Written<T>>,
): Promise<T> {
  return writeWithin(services, trx, { context, operation }, (inner, stamp) =>
    change(inTransactionOf(services, inner), stamp),
  );
}

/** Saves the values of a record that exists. */
export async function saveValues(
  open: OpenWrite,
  kind: ContentKind,
  { record, title, values }: { record: string; title: string; values: object },
): Promise<void> {
  const id = Number(record);
  const entityId = Number.isSafeInteger(id) ? id : null;
  await writeRecord(open, { action: 'update', entity: kind.entity, record }, async (source, stamp) => {
    await kind.save(source, record, { ...values }, stamp);
    return { data: null, entityId, title, record };
  });
}

/** Deletes a record; it can be restored from the trash. */
export async function trashOne(open: OpenWrite, kind: ContentKind, id: number): Promise<void> {
  const { context } = open;
  await writeRecord(open, { action: 'delete', entity: kind.entity }, async (source, stamp) => {
    const title = await moveToTrash(source, source.db, { kind, id, context, stamp });
    return { data: null, entityId: id, title };
  });
}

/** Restores a record from the trash. Does nothing when it is not there. */
export async function restoreOne(open: OpenWrite, kind: ContentKind, id: number): Promise<boolean> {
  const { trx, context } = open;
  if (!(await isInTrash(trx, kind.entity, id))) return false;
  await writeRecord(open, { action: 'restore', entity: kind.entity }, async (source, stamp) => {
    const { title } = await restoreRecord(source, source.db, { kind, id, context, stamp });
    return { data: null, entityId: id, title };
  });
  return true;
}
