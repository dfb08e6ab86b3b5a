import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Services } from '../../../services.ts';
import { findRelease } from '../releases.repository.ts';
import { removeRelease } from './release-files.ts';

/** Removes copies of releases that another server has removed, when files are in a bucket. */
export async function removeStaleCopies({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> {
  if (config.s3 === null) return;
  const folder = path.join(config.dataDir, 'releases');
  for (const unit of await foldersIn(folder))
    for (const id of await foldersIn(path.join(folder, unit)))
      if (!(await findRelease(db, unit as Unit, id))) await removeRelease(config.dataDir, unit as Unit, id);
}

/** Releases that are being received have a name that starts with a dot. */
async function foldersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}
