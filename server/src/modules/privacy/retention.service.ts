import { retentionKinds, allRetentionSchema, type RetentionRecord } from '@vitrin/shared-contracts/privacy';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import { markApplied, readRetention, retentionRow, saveRetention, pendingRetention } from './retention.repository.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { updateExpiryDates } from './retained-messages.repository.ts';

export { readRetention, retentionUntil } from './retention.repository.ts';

/** Saves new periods, which also apply to stored data: a notice that promises less must hold for old messages too. */
export async function changeRetention(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<RetentionRecord> {
  const { version: sent, ...months } = validated(allRetentionSchema, value);
  const operation = { action: 'update', entity: 'retention', keepsPages: true } as const;
  const saved = await write(services, context, operation, async (trx, stamp) => {
    const version = await nextGroupVersion(trx, retentionRow, sent, () => readRetention(trx));
    const before = await readRetention(trx);
    const after = { ...months, audit: months.audit ?? before.audit, version };
    const fields = retentionKinds.filter((kind) => before[kind] !== after[kind]);
    await saveRetention(trx, after, fields, stamp);
    return { data: await readRetention(trx), entityId: null, title: 'Saklama süreleri', fields };
  });
  await applyRetention(services);
  return saved;
}

/**
 * Updates the expiry dates of stored messages after a change of periods, in batches, so that a large inbox is not
 * locked. What remains when the server stops is updated after the next start.
 */
export async function applyRetention({ db }: Pick<PlatformServices, 'db'>): Promise<{ updated: number }> {
  const { kinds, version } = await pendingRetention(db);
  let updated = 0;
  if (kinds.length === 0) return { updated };
  for (let last: number | null = 0; last !== null;) {
    const after: number = last;
    const some = await db.transaction().execute((trx) => updateExpiryDates(trx, kinds, after));
    updated += some.changed;
    last = some.last;
  }
  await db.transaction().execute((trx) => markApplied(trx, version));
  return { updated };
}
