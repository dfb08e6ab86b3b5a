import type { Services } from '../../services.ts';
import { moveToRemoved } from '../media/removed-files.ts';
import { downloadFolder, settledDownloads } from './download-files.ts';
import { recordedHashes } from './downloads.repository.ts';

/** Moves files without a record, left behind by a killed process, to the `removed` folder. */
export async function moveOrphanDownloadsToRemoved({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ downloads: number }> {
  const names = await settledDownloads(config);
  const hashOf = (name: string) => name.split('.', 1)[0] ?? '';
  const recorded = await recordedHashes(db, names.map(hashOf));
  const files = names.filter((name) => !recorded.has(hashOf(name)));
  await moveToRemoved(config.dataDir, { folder: downloadFolder(config), files });
  return { downloads: files.length };
}
