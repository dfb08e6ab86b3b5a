import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { VersionCause } from '@vitrin/shared-contracts/history';
import { changedPaths } from '@vitrin/shared-contracts/merge';
import { helpersOf } from '../platform/database/helpers.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteContext } from '../platform/database/write-context.ts';
import type { WriteResult } from '../platform/database/write-result.ts';
import { NotFound } from '../platform/errors.ts';
import { fieldsOf, inTransactionOf, type ContentKind, type StoredRecord } from './content-kind.ts';
import { raiseVersion } from './save-record.ts';
import { writeContent, type WriteServices } from './write.ts';

interface ContentSave<T> {
  kind: ContentKind;
  record: string;
  cause: VersionCause;
  /** Version that the values were made from, if that is older than the present one. */
  opened?: number | undefined;
  /** Returns the data of the response, which a repeated request gets too; by default the record as its form reads it. */
  dataOf?: (saved: unknown, before: StoredRecord) => T;
  /** Runs in the transaction after the save, with the record as it is then. */
  afterSave?: (trx: Db, saved: StoredRecord) => Promise<void>;
}

/**
 * Saves values that the server computes from the present state of a record. `valuesOf` runs in the transaction and may
 * write to other tables.
 */
export function saveContent<T = unknown>(
  services: WriteServices,
  context: WriteContext,
  { kind, record, cause, opened, dataOf = (saved) => saved as T, afterSave }: ContentSave<T>,
  valuesOf: (trx: Db, current: StoredRecord) => Promise<ContentValues>,
): Promise<WriteResult<T>> {
  const operation = { action: 'update', entity: kind.entity, record, cause } as const;
  return writeContent(services, context, operation, async (trx, stamp) => {
    await helpersOf(trx).lock(trx, `${kind.entity}.${record}`);
    const source = inTransactionOf(services, trx);
    const current = await kind.read(source, record);
    if (!current) throw new NotFound();
    const values = await valuesOf(trx, current);
    await raiseVersion(trx, { kind, record }, null, stamp);
    const saved = await kind.save(source, record, values, stamp);
    const stored = afterSave && (await kind.read(source, record));
    if (stored) await afterSave(trx, stored);
    const fields = changedPaths(fieldsOf(kind, record), current.values, values);
    const entityId = kind.table ? Number(record) : null;
    return {
      data: dataOf(saved, current),
      entityId,
      title: current.title,
      fields,
      ...(opened !== undefined && { opened }),
    };
  });
}
