import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { units, type ReleaseDescriptor, type Unit } from 'shared-contracts/releases';
import type { Services } from '../services.ts';
import { collectBuild, hasRelease, incomingFolder, releaseFolder, settleRelease } from './release-files.ts';
import { findRelease, insertRelease, lastLocalRelease, promoteRelease } from './releases.repository.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Options {
  onProgress: (text: string) => void;
}

/** Takes what was built in this checkout into the registry; a new build goes live, a known one moves nothing. */
export async function registerLocalReleases(services: Services, { onProgress }: Options): Promise<void> {
  for (const unit of units) {
    const dist = path.join(ROOT, unit.replace('_', '-'), 'dist');
    const descriptor = await readDescriptor(dist);
    if (!descriptor) continue;
    if (!(await isKept(services, descriptor))) {
      onProgress(`Sürüm kaydediliyor: ${unit} ${descriptor.id}`);
      await take(services, dist, descriptor);
    }
    if ((await lastLocalRelease(services.db, unit)) !== descriptor.id) await goLive(services, unit, descriptor.id);
  }
}

/** Known to the database, and its files are in this data folder too: the two may have been restored apart. */
async function isKept({ db, config }: Services, { unit, id }: ReleaseDescriptor): Promise<boolean> {
  return (await findRelease(db, unit, id)) !== null && hasRelease(releaseFolder(config.dataDir, unit, id));
}

async function take(services: Services, dist: string, descriptor: ReleaseDescriptor): Promise<void> {
  const incoming = await incomingFolder(services.config.dataDir, randomBytes(8).toString('hex'));
  await collectBuild(dist, incoming, descriptor);
  await settleRelease(services.config.dataDir, incoming, descriptor);
  await insertRelease(services.db, descriptor, 'yerel derleme');
}

async function goLive(services: Services, unit: Unit, id: string): Promise<void> {
  await promoteRelease(services.db, { unit, id, actor: 'yerel derleme', action: 'start', reason: 'Yeni derleme' });
}

async function readDescriptor(dist: string): Promise<ReleaseDescriptor | null> {
  const text = await readFile(path.join(dist, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ReleaseDescriptor);
}
