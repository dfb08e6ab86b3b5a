import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiSurfaceVersion, releaseId, type ReleaseDescriptor, type Unit } from '@vitrin/shared-contracts/releases';
import { movePointer, readPointer } from '../releases/stored/pointers.repository.ts';
import { createIncomingFolder, finalizeRelease } from '../releases/files/release-files.ts';
import { insertRelease } from '../releases/stored/releases.repository.ts';
import { siteCredential } from '../releases/stored/signatures.ts';
import type { Services } from '../services.ts';

type StoredReleaseOptions = Pick<Services, 'config' | 'db'>;

/** Stores a release of one small file as if it had been published; different content is a different release. */
export async function storeRelease(
  { config, db }: StoredReleaseOptions,
  unit: Unit,
  content: string,
  more: Partial<ReleaseDescriptor> = {},
): Promise<string> {
  const files = { 'entry.js': `sha384-${createHash('sha384').update(content).digest('base64')}` };
  const id = releaseId((text) => createHash('sha256').update(text).digest('hex'), { files, server: {} });
  const descriptor: ReleaseDescriptor = {
    unit,
    id,
    commit: null,
    built_at: '2026-01-01T00:00:00.000Z',
    contract: unit === 'shell' ? apiSurfaceVersion : `^${apiSurfaceVersion}`,
    runtime: '2.9.2',
    shared: {},
    entry: 'entry.js',
    preload: ['entry.js'],
    styles: [],
    files,
    server: {},
    ...more,
  };
  const incoming = await createIncomingFolder(config.dataDir, randomBytes(8).toString('hex'));
  await mkdir(incoming, { recursive: true });
  await writeFile(path.join(incoming, 'entry.js'), content);
  await finalizeRelease(config.dataDir, incoming, descriptor);
  const { sign, publicKey } = await siteCredential(config.secret);
  const text = JSON.stringify(descriptor);
  await insertRelease(db, { descriptor, text, signature: await sign(text), signedBy: publicKey }, 'Ekip');
  return id;
}

/** Stores a release in the same way and makes it live. */
export async function storeLiveRelease(
  services: StoredReleaseOptions,
  unit: Unit,
  content: string,
  more: Partial<ReleaseDescriptor> = {},
): Promise<string> {
  const id = await storeRelease(services, unit, content, more);
  const expected = (await readPointer(services.db, unit))?.live ?? null;
  await movePointer(services.db, { unit, expected, to: id, actor: 'Ekip', action: 'promote', reason: 'Yeni sürüm' });
  return id;
}
