import type { PlatformServices } from '../../platform/platform-services.ts';
import { findRelease } from '../stored/releases.repository.ts';
import { removeRelease, storedReleases } from './release-files.ts';

/** Removes copies of releases that another server has removed, when files are in a bucket. */
export async function removeStaleCopies({ config, db }: Pick<PlatformServices, 'config' | 'db'>): Promise<void> {
  if (config.s3 === null) return;
  for (const { unit, id } of await storedReleases(config.dataDir))
    if (!(await findRelease(db, unit, id))) await removeRelease(config.dataDir, unit, id);
}
