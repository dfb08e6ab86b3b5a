import { forgetOldAnswers } from './database/idempotency.ts';
import { destroyExpired } from './modules/messages/destroy-expired.service.ts';
import { destroyOld } from './modules/privacy/destroy-old.service.ts';
import { settleRetention } from './modules/privacy/retention.service.ts';
import { removeStrayAttachments } from './modules/support/attachments.service.ts';
import { removeOldReleases } from './releases/remove-old.service.ts';
import type { Services } from './services.ts';

const DAY_MS = 24 * 3_600_000;
const steps = [
  settleRetention,
  destroyExpired,
  destroyOld,
  removeStrayAttachments,
  forgetOldAnswers,
  removeOldReleases,
] as const;

/** Destroys now and once a day what has been kept as long as promised; returns what ends it. */
export function keepDestroying(services: Services): () => void {
  const run = () => void destroyAll(services);
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => clearInterval(timer);
}

/** One after the other: first every date is as the periods say. */
async function destroyAll(services: Services): Promise<void> {
  for (const step of steps)
    await step(services).then(
      (counts) => services.log.info(counts, 'expired data destroyed'),
      (error: unknown) => services.log.error({ err: error }, 'expired data not destroyed'),
    );
}
