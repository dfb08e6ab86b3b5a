import type { Services } from '../../services.ts';
import { markComplete, outdatedMedia } from './media.repository.ts';
import { completeFiles } from './picture-work.ts';

const AT_ONCE = 50;

/** Creates the files that older versions did not create for stored pictures; runs once at start-up. */
export async function completeMedia(
  { db, config, log }: Services,
  { onProgress }: { onProgress(text: string): void },
): Promise<void> {
  const outdated = await outdatedMedia(db);
  if (outdated.length === 0) return;
  onProgress(`${outdated.length} görsel yeni biçimlerde hazırlanıyor…`);
  for (let from = 0; from < outdated.length; from += AT_ONCE) {
    const some = outdated.slice(from, from + AT_ONCE);
    const whole = new Set(await completeFiles(config, some));
    await markComplete(
      db,
      some.filter(({ hash }) => whole.has(hash)).map(({ id }) => id),
    );
    for (const { hash } of some) if (!whole.has(hash)) log.warn({ hash }, 'picture files are lost');
  }
}
