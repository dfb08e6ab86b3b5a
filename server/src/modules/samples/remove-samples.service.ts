import type { RemovedSamples } from '@vitrin/shared-contracts/starting-site';
import { inTransactionOf } from '../../content/content-kind.ts';
import { restoreOne, saveValues, trashOne, type OpenWrite } from '../../content/open-write.ts';
import type { WriteServices } from '../../content/write.ts';
import { readContentChanges } from '../../platform/database/content-version.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { withoutSamples, withSamples } from './remove-from-record.ts';
import {
  findStartingSite,
  hasPagesBelow,
  saveStartingSite,
  type Removal,
  type RemovedFromRecord,
  type StoredSamples,
} from './samples.repository.ts';

/** Removes all texts that are still as the set-up has written them. A page of which nothing remains goes to the trash. */
export function removeSamples(services: WriteServices, context: WriteContext): Promise<RemovedSamples> {
  return inOneTransaction(services, context, async (open) => {
    const site = await findStartingSite(open.trx);
    if (!site) return { records: 0 };
    const removal: Removal = { trashed: [], changed: [] };
    for (const stored of site.samples) await removeFrom(open, stored, removal);
    const records = removal.trashed.length + removal.changed.length;
    if (records > 0) await saveStartingSite(open.trx, { ...site, removal }, open.stamp);
    return { records };
  });
}

async function removeFrom(open: OpenWrite, stored: StoredSamples, removal: Removal): Promise<void> {
  const { entity, record } = stored;
  const kind = open.services.kinds.get(entity);
  const found = await kind?.read(inTransactionOf(open.services, open.trx), record);
  const result = found && withoutSamples(stored, found.values);
  if (!kind || !result) return;
  if (result.isEmpty && kind.remove && !(await hasPagesBelow(open.trx, Number(record)))) {
    await trashOne(open, kind, Number(record));
    removal.trashed.push({ entity, record });
    return;
  }
  await saveValues(open, kind, { record, title: found.title, values: result.values });
  removal.changed.push(result.removed);
}

/** Takes the last removal back. What staff have written since stays. */
export function restoreSamples(services: WriteServices, context: WriteContext): Promise<RemovedSamples> {
  return inOneTransaction(services, context, async (open) => {
    const site = await findStartingSite(open.trx);
    if (!site?.removal) return { records: 0 };
    let records = 0;
    for (const { entity, record } of site.removal.trashed.toReversed()) {
      const kind = services.kinds.get(entity);
      if (kind && (await restoreOne(open, kind, Number(record)))) records += 1;
    }
    for (const removed of site.removal.changed) if (await putBack(open, removed)) records += 1;
    await saveStartingSite(open.trx, { ...site, removal: null }, open.stamp);
    return { records };
  });
}

async function putBack(open: OpenWrite, removed: RemovedFromRecord): Promise<boolean> {
  const { entity, record } = removed;
  const kind = open.services.kinds.get(entity);
  const found = await kind?.read(inTransactionOf(open.services, open.trx), record);
  if (!kind || !found) return false;
  await saveValues(open, kind, { record, title: found.title, values: withSamples(removed, found.values) });
  return true;
}

/** One person at a time: of two removals at the same moment, the second one finds nothing. */
async function inOneTransaction<T>(
  services: WriteServices,
  context: WriteContext,
  work: (open: OpenWrite) => Promise<T>,
): Promise<T> {
  const { db, contentVersion } = services;
  const result = await db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'starting-site');
    const stamp = { now: new Date().toISOString(), userId: context.actor.id };
    return work({ services, trx, context, stamp });
  });
  await readContentChanges(db, contentVersion);
  return result;
}
