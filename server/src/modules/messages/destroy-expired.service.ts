import { limits } from 'shared-contracts/limits';
import type { Services } from '../../services.ts';
import { removeCvs, settledCvs } from './cv-files.ts';
import { deleteMessages, expiredMessages, strayFiles } from './mailbox-writes.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Destroys messages whose time is over and files that belong to no message. Answers how many of each. */
export async function destroyExpired({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ messages: number; files: number }> {
  let messages = 0;
  let ids: number[];
  do {
    const gone = await db.transaction().execute(async (trx) => {
      const expired = await expiredMessages(trx, new Date().toISOString(), limits.idList);
      return { ids: expired, cvs: expired.length > 0 ? await deleteMessages(trx, expired) : [] };
    });
    ids = gone.ids;
    messages += ids.length;
    await removeCvs(config.dataDir, gone.cvs);
  } while (ids.length === limits.idList);
  const strays = await strayFiles(db, await settledCvs(config.dataDir));
  await removeCvs(config.dataDir, strays);
  return { messages, files: strays.length };
}

/** Now and once a day; returns what ends it. */
export function keepDestroyingExpired(services: Services): () => void {
  const run = () =>
    void destroyExpired(services).then(
      (counts) => services.log.info(counts, 'expired messages destroyed'),
      (error: unknown) => services.log.error({ err: error }, 'expired messages not destroyed'),
    );
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => clearInterval(timer);
}
