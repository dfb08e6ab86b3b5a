import { basename } from 'node:path';
import { settledFiles } from '../../platform/files/store/file-store.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { moveToRemoved } from '../media/removed-files.ts';
import { downloadPrefix } from './download-files.ts';
import { recordedHashes } from './downloads.repository.ts';

const HOUR_MS = 3_600_000;

/** Moves files without a record, left behind by a killed process, to the `removed` folder. */
export async function moveOrphanDownloadsToRemoved({
  db,
  files,
}: Pick<PlatformServices, 'db' | 'files'>): Promise<{ downloads: number }> {
  const names = await settledFiles(files, downloadPrefix, HOUR_MS);
  const hashOf = (name: string) => basename(name).split('.', 1)[0] ?? '';
  const recorded = await recordedHashes(db, names.map(hashOf));
  const orphans = names.filter((name) => !recorded.has(hashOf(name)));
  await moveToRemoved(files, orphans);
  return { downloads: orphans.length };
}
