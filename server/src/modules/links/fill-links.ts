import { setImmediate } from 'node:timers/promises';
import { inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { replaceLinks } from '../../content/content-refs.repository.ts';
import { referencesIn } from '../../content/references-in.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import type { ContentServices } from '../../content/content-services.ts';

type Sources = Pick<ContentServices, 'config' | 'db' | 'kinds'>;

/** Collects the links of the records that were written before links were recorded, once for a database. */
export async function fillLinks(services: Sources, stopping?: AbortSignal): Promise<void> {
  if ((await jobTime(services.db, 'links-filled')) !== null) return;
  for (const kind of services.kinds.values())
    for (const record of await kind.records(services.db)) {
      if (stopping?.aborted) return;
      if (kind.original?.(record)) continue;
      await fillRecord(services, kind, record);
      // The embedded database runs synchronously and would otherwise block requests.
      await setImmediate();
    }
  await saveJobTime(services.db, 'links-filled', Date.now());
}

/** A transaction for each record: a write of the same record waits, and neither replaces the links of the other's state. */
async function fillRecord(services: Sources, kind: ContentKind, record: string): Promise<void> {
  const { entity } = kind;
  await services.db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, `${entity}.${record}`);
    const stored = await kind.read(inTransactionOf(services, trx), record);
    if (!stored) return;
    const links = referencesIn(kind, record, stored.values, services.config.publicUrl);
    await replaceLinks(trx, { entity, record }, links);
  });
}
