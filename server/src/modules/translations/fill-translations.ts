import { setImmediate } from 'node:timers/promises';
import { inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { alignStates, isTranslated } from '../../content/translations/write-translations.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { storedRecords } from './translations.repository.ts';

type Sources = Pick<ContentServices, 'config' | 'db' | 'kinds'>;

/** Runs in progress: a request waits for that of the job and does not repeat it. */
const running = new WeakMap<Db, Promise<void>>();

/** Stores the states of the records that were written before states were stored, once for a database. */
export async function fillTranslations(services: Sources, stopping?: AbortSignal): Promise<void> {
  if ((await jobTime(services.db, 'translations-filled')) !== null) return;
  const run = running.get(services.db) ?? fillAll(services, stopping).finally(() => running.delete(services.db));
  running.set(services.db, run);
  await run;
}

async function fillAll(services: Sources, stopping?: AbortSignal): Promise<void> {
  for (const kind of services.kinds.values()) {
    if (!isTranslated(kind)) continue;
    const stored = await storedRecords(services.db, kind.entity);
    for (const record of await kind.records(services.db)) {
      if (stopping?.aborted) return;
      if (!stored.has(record) && !kind.original?.(record)) await fillRecord(services, kind, record);
      // The embedded database runs synchronously and would otherwise block requests.
      await setImmediate();
    }
  }
  await saveJobTime(services.db, 'translations-filled', Date.now());
}

/** A transaction for each record: a write of the same record waits, and neither replaces the states of the other's. */
async function fillRecord(services: Sources, kind: ContentKind, record: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, `${kind.entity}.${record}`);
    const stored = await kind.read(inTransactionOf(services, trx), record);
    if (stored) await alignStates(trx, { kind, record, stored });
  });
}
