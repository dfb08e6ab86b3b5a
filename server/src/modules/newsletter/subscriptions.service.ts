import { limits } from '@vitrin/shared-contracts/limits';
import { write, type WriteServices } from '../../content/write.ts';
import { inBatches, maxRowsPerRun, type RetentionRun } from '../../platform/database/retention-run.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { istanbulDay, monthsAfter, dayStart } from '../../platform/istanbul-day.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { recordDestruction } from '../privacy/destruction.service.ts';
import { deleteEnded, deleteUnconfirmed } from './expired-subscriptions.repository.ts';
import { removeSubscription } from './subscription-links.service.ts';
import { maskedEmail, waitingSince } from './subscription-rules.ts';
import { findSubscription, lockAddress } from './subscriptions.repository.ts';

/** Ends a subscription on request of its person. The log names the address masked. */
export function endSubscription(services: WriteServices, context: WriteContext, id: number): Promise<{ id: number }> {
  const operation = { action: 'update', entity: 'newsletter-subscription', keepsPages: true } as const;
  return write(services, context, operation, async (trx) => {
    const found = await findSubscription(trx, id);
    if (!found) throw new NotFound();
    await lockAddress(trx, found.address);
    const subscription = await findSubscription(trx, id);
    if (!subscription) throw new NotFound();
    if (subscription.state === 'left') throw new Conflict('subscription-ended', 'Bu abonelik zaten bitmiş.');
    await removeSubscription(trx, subscription, context.actor.name);
    return { data: { id }, entityId: id, title: maskedEmail(subscription.email), fields: ['state'] };
  });
}

/** Erases unconfirmed subscriptions, and ended ones that are no longer needed as proof. */
export async function expireSubscriptions(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ unconfirmed: number; ended: number }> {
  const proofEnd = dayStart(monthsAfter(istanbulDay(now), -limits.newsletter.proofMonths));
  const most = await maxRowsPerRun(db, 'newsletter_subscriptions');
  const unconfirmed = await inBatches(most, (limit) =>
    db.transaction().execute((trx) => deleteUnconfirmed(trx, waitingSince(now), limit)),
  );
  const ended = await inBatches(most, (limit) =>
    db.transaction().execute(async (trx) => {
      const count = await deleteEnded(trx, proofEnd, limit);
      await recordDestruction(trx, { kind: 'newsletter', reason: 'period', count, actor: '', references: [] });
      return count;
    }),
  );
  return { unconfirmed, ended };
}
