import type { Services } from '../../services.ts';
import { markComplete, outdatedMedia } from './media.repository.ts';
import { completeFiles } from './picture-work.ts';

const BATCH_SIZE = 50;

/** Creates the files that older versions did not create for stored pictures; runs once at start-up. */
export async function completeMedia(
  services: Services,
  { onProgress }: { onProgress(text: string): void },
): Promise<void> {
  const { db, log } = services;
  const outdated = await outdatedMedia(db);
  if (outdated.length === 0) return;
  onProgress(`${outdated.length} görsel yeni biçimlerde hazırlanıyor…`);
  for (let from = 0; from < outdated.length; from += BATCH_SIZE) {
    const batch = outdated.slice(from, from + BATCH_SIZE);
    const completed = new Set(await completeFiles(services, batch));
    await markComplete(
      db,
      batch.filter(({ hash }) => completed.has(hash)).map(({ id }) => id),
    );
    for (const { hash } of batch) if (!completed.has(hash)) log.warn({ hash }, 'picture files are missing');
  }
}
