import { setImmediate } from 'node:timers/promises';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { NotReplacedRecord, ReplacedRecord } from '@vitrin/shared-contracts/site-search';
import { fieldsOf, type ContentKind } from '../../content/content-kind.ts';
import { failureReason } from '../../content/failure-reason.ts';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { DomainError, Forbidden, NotFound } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';

export interface ChangedRecords {
  done: ReplacedRecord[];
  failed: NotReplacedRecord[];
}

/** Changes one record and returns its title. */
export type ChangeRecord<R extends RecordKey> = (
  kind: ContentKind,
  record: R,
  context: WriteContext,
) => Promise<string>;

/**
 * Changes records one by one, each in its own transaction, so that one that cannot be changed does not stop the others. Requires
 * the right of the kind for each.
 */
export async function changeRecords<R extends RecordKey>(
  services: ContentServices,
  { records, context, rights }: { records: readonly R[]; context: WriteContext; rights: ReadonlySet<Right> },
  change: ChangeRecord<R>,
): Promise<ChangedRecords> {
  const result: ChangedRecords = { done: [], failed: [] };
  for (const each of records) {
    const { entity, record } = each;
    const kind = services.kinds.get(entity);
    try {
      if (!kind) throw new NotFound();
      if (!rights.has(kind.right)) throw new Forbidden();
      const title = await change(kind, each, contextOf(context, each));
      result.done.push({ entity, record, title });
    } catch (error) {
      result.failed.push(await failure(services, { kind, key: each, rights }, error));
    }
    // The embedded database runs synchronously and would otherwise block requests.
    await setImmediate();
  }
  return result;
}

/** Each write claims the key of its request, so each record needs one of its own. */
function contextOf(context: WriteContext, { entity, record }: RecordKey): WriteContext {
  const { actor, requestId, address, idempotencyKey } = context;
  return {
    actor,
    requestId,
    ...(address !== undefined && { address }),
    idempotencyKey: idempotencyKey && `${idempotencyKey}:${entity}:${record}`,
  };
}

interface Failed {
  kind: ContentKind | undefined;
  key: RecordKey;
  rights: ReadonlySet<Right>;
}

/** An unexpected error is logged and stops no other record either. */
async function failure(
  services: ContentServices,
  { kind, key: { entity, record }, rights }: Failed,
  error: unknown,
): Promise<NotReplacedRecord> {
  if (!(error instanceof DomainError)) services.log.error({ err: error, entity, record }, 'replacing failed');
  const isEditable = kind !== undefined && rights.has(kind.right);
  // The read may fail for the same reason as the change, such as a key that PostgreSQL cannot compare with an id.
  const stored = isEditable ? await kind.read(services, record).catch(() => null) : null;
  return {
    entity,
    record,
    title: stored?.title ?? '',
    reason: failureReason(kind ? fieldsOf(kind, record) : { shared: {}, translated: {} }, error),
    screen: stored && kind ? kind.screen(record) : null,
  };
}
