import { parse } from 'secure-json-parse';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { fieldsOf, inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { nextDue, takeSchedule, type StoredSchedule } from '../../content/publication/schedules.repository.ts';
import {
  mergeProblem,
  mergeUnpublished,
  unpublishedValues,
  type LiveRecord,
} from '../../content/publication/unpublished-changes.ts';
import { adoptCopy } from '../../content/publication/working-copies.repository.ts';
import { saveContent } from '../../content/save-content.ts';
import { write } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { DraftOrigin, WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, DomainError } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { dueValues } from './due-values.ts';
import { holdPublication, requireEntitledAuthor } from './held-publication.ts';

/** Another process carries this publication out, or it was cancelled. */
class TakenByAnother extends Error {}

type Due = Pick<ContentServices, 'config' | 'contentVersion' | 'db' | 'kinds' | 'log'>;

/**
 * Carries out the publications whose time has come, the earliest first. Each is one transaction that also deletes its row, so
 * that it happens once, also with several processes and after a crash. One that is rejected, or whose author may not publish any more, is kept with the reason, and staff are told.
 */
export async function publishDue(services: Due, now = new Date()): Promise<void> {
  for (;;) {
    const due = await nextDue(services.db, now.toISOString());
    if (!due) return;
    await carryOut(services, due);
  }
}

async function carryOut(services: Due, due: StoredSchedule): Promise<void> {
  try {
    await publish(services, due);
    services.log.info({ entity: due.entity, record: due.record, due: due.due_at }, 'scheduled publication done');
  } catch (error) {
    if (error instanceof TakenByAnother) return;
    if (!(error instanceof DomainError)) throw error;
    services.log.warn({ err: error, entity: due.entity, record: due.record }, 'scheduled publication rejected');
    await holdPublication(services, services.kinds.get(due.entity), due, problemText(error));
  }
}

async function publish(services: Due, due: StoredSchedule): Promise<void> {
  const kind = services.kinds.get(due.entity);
  if (!kind) throw new Conflict('unknown-kind', 'Bu tür kayıtlar artık yok.');
  const context: WriteContext = {
    actor: { id: due.author_id, name: due.author_name },
    requestId: `schedule-${due.id}`,
    idempotencyKey: null,
    ...(due.writers !== null && {
      origin: { startedBy: due.started_by, writers: parse(due.writers) as DraftOrigin['writers'] },
    }),
  };
  if (due.record === null) return createDue(services, context, kind, due);
  const { record } = due;
  const cause = due.action === 'publish' ? 'schedule' : 'withdraw';
  const save = { kind, record, cause, opened: due.base_version ?? undefined } as const;
  await saveContent(services, context, save, async (trx, current) => {
    await take(trx, kind, due);
    return dueValues(kind, due, await mergedValues(trx, kind, { ...due, record }, current));
  });
}

async function mergedValues(
  trx: Db,
  kind: ContentKind,
  due: StoredSchedule & { record: string },
  live: LiveRecord,
): Promise<ContentValues> {
  if (due.action === 'withdraw') return live.values;
  const merged = await mergeUnpublished(trx, kind, due, live);
  const problem = mergeProblem(fieldsOf(kind, due.record), merged);
  if (problem !== '') throw new Conflict('record-changed', problem);
  return merged.value;
}

/** Publishes a record for the first time. Its working copy stays with the record if it was changed since. */
async function createDue(services: Due, context: WriteContext, kind: ContentKind, due: StoredSchedule): Promise<void> {
  const { create } = kind;
  if (!create) throw new Conflict('unknown-kind', 'Bu tür kayıtlar artık oluşturulamıyor.');
  const operation = { action: 'create', entity: kind.entity, cause: 'schedule' } as const;
  await write(services, context, operation, async (trx, stamp) => {
    await take(trx, kind, due);
    const values = dueValues(kind, due, unpublishedValues(kind, due));
    const { id } = await create(inTransactionOf(services, trx), values, stamp);
    if (due.copy_id !== null)
      await adoptCopy(trx, due.copy_id, { entity: kind.entity, record: String(id) }, due.values_json);
    return { data: null, entityId: id, title: due.title };
  });
}

async function take(trx: Db, kind: ContentKind, due: StoredSchedule): Promise<void> {
  if ((await takeSchedule(trx, due.entity, due.id)) === null) throw new TakenByAnother();
  await requireEntitledAuthor(trx, kind, due);
}

function problemText({ userMessage, details: { errors } }: DomainError): string {
  return [userMessage, ...Object.values(errors ?? {})].join(' ');
}
