import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { units, type ReleaseDescriptor, type Unit } from '@vitrin/shared-contracts/releases';
import { errorCode } from '../../../platform/error-code.ts';
import { program, rebuildAdvice } from '../../../platform/program.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import {
  copyBuild,
  findReleaseProblem,
  findStoredFilesProblem,
  createIncomingFolder,
  releaseFolder,
  removeRelease,
  finalizeRelease,
} from '../../../releases/files/release-files.ts';
import { isReleaseShared, localReleaseProblem, shareRelease } from '../../../releases/files/release-store.ts';
import { storeMissingSizes } from '../../../releases/files/release-sizes.ts';
import { decideLocalBuild } from './local-decision.ts';
import { movePointer, addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { systemActor } from '../commands/system-actor.ts';
import { mailIncident } from '../health/mail-incident.ts';
import {
  findRelease,
  insertRelease,
  setBlocked,
  replaceSignature,
  type SignedRelease,
} from '../../../releases/stored/releases.repository.ts';
import { siteCredential } from '../../../releases/stored/signatures.ts';

/** Actor in the release log for local builds. */
const ACTOR = 'yerel derleme';
const ROOT = path.resolve(import.meta.dirname, '../../../../..');

interface Options {
  onProgress: (text: string) => void;
  /** Root folder of the checkout or of the unpacked release archive. */
  root?: string;
  /** In development the last build goes live, whichever commit it is from. */
  isDevelopment?: boolean;
  /** The unit whose build may be new; all by default. */
  only?: Unit;
}

/**
 * Registers the builds of this checkout or release archive. A new build goes live unless a team's release or a newer one
 * is live; then it is only stored. A known build changes nothing. A broken build is skipped: the site starts with the releases that it
 * has.
 */
export async function registerLocalReleases(services: PlatformServices, options: Options): Promise<void> {
  const { onProgress, root = ROOT, only } = options;
  for (const unit of only ? [only] : units) {
    const dist = path.join(root, unit.replace('_', '-'), 'dist');
    const descriptor = await readBuild(dist);
    if (!descriptor) continue;
    if (!(await isStored(services, descriptor))) {
      onProgress(`Sürüm kaydediliyor: ${unit} ${descriptor.id}`);
      const fault = await storeBuild(services, dist, descriptor);
      if (fault !== null) onProgress(`Derleme alınmadı: ${unit}: ${fault}. ${rebuildAdvice}`);
      if (fault !== null) continue;
    }
    await goLiveOrHold(services, descriptor, options);
    await storeMissingSizes(services, unit);
  }
}

async function goLiveOrHold(services: PlatformServices, build: ReleaseDescriptor, options: Options): Promise<void> {
  const { unit, id } = build;
  const decision = await decideLocalBuild(services, build, options.isDevelopment === true);
  if (decision.kind === 'live') return goLive(services, build, decision.replaced);
  if (decision.kind === 'none') return;
  if (decision.isNew) await logHeldBuild(services, unit, id, decision.reason);
  options.onProgress(
    [
      `${unit}: ${decision.reason} Yerel derleme ${id} canlıya alınmadı, Yazılım sürümleri listesinde duruyor.`,
      `  Canlıya almak için: ${program.vitrin} promote ${unit} ${id}`,
    ].join('\n'),
  );
}

async function logHeldBuild(
  { db }: Pick<PlatformServices, 'db'>,
  unit: Unit,
  id: string,
  reason: string,
): Promise<void> {
  const before = (await readPointer(db, unit))?.live ?? null;
  await addLogEntry(db, { unit, action: 'start-held', before, after: id, actor: ACTOR, reason });
}

/**
 * Checks whether the release is in the database with this site's signature and its files are here and complete:
 * database and files may have been restored separately.
 */
async function isStored(
  services: Pick<PlatformServices, 'db' | 'config' | 'files'>,
  { unit, id }: ReleaseDescriptor,
): Promise<boolean> {
  const { db, config } = services;
  const { publicKey } = await siteCredential(config.secret);
  const known = await findRelease(db, unit, id);
  if (known?.signedBy !== publicKey) return false;
  return (
    (await localReleaseProblem(services, known.descriptor)) === null && (await isReleaseShared(services, unit, id))
  );
}

/** Stores a build. Returns why it is invalid, or null. */
async function storeBuild(
  services: Pick<PlatformServices, 'db' | 'config' | 'files'>,
  dist: string,
  descriptor: ReleaseDescriptor,
): Promise<string | null> {
  const { db, config } = services;
  const { unit, id } = descriptor;
  const incoming = await createIncomingFolder(config.dataDir, randomBytes(8).toString('hex'));
  // The integrity check below reports missing files.
  await copyBuild(dist, incoming, descriptor).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  const fault = await findReleaseProblem(incoming, descriptor);
  if (fault !== null) {
    await rm(incoming, { recursive: true });
    return fault;
  }
  if ((await findStoredFilesProblem(releaseFolder(config.dataDir, unit, id), descriptor)) !== null)
    await removeRelease(config.dataDir, unit, id);
  await finalizeRelease(config.dataDir, incoming, descriptor, {
    sameFile: (file) => path.join(dist, 'browser', file),
  });
  await shareRelease(services, unit, id);
  const release = await signBuild(services, descriptor);
  await insertRelease(db, release, ACTOR);
  await replaceSignature(db, release);
  return null;
}

async function signBuild(
  { config }: Pick<PlatformServices, 'config'>,
  descriptor: ReleaseDescriptor,
): Promise<SignedRelease> {
  const { sign, publicKey } = await siteCredential(config.secret);
  const text = JSON.stringify(descriptor);
  return { descriptor, text, signature: await sign(text), signedBy: publicKey };
}

/**
 * @param replaced - why the live shell cannot run with this server; then the log names the site as actor, which is shown
 *   and mailed like an automatic rollback
 */
async function goLive(services: PlatformServices, build: ReleaseDescriptor, replaced: string | null): Promise<void> {
  const { unit, id } = build;
  // A revert commit produces the same content and id as before: the new descriptor makes it the newer one.
  const release = await signBuild(services, build);
  const why = replaced === null ? { actor: ACTOR, reason: 'Yeni derleme' } : { actor: systemActor, reason: replaced };
  await services.db.transaction().execute(async (trx) => {
    const expected = (await readPointer(trx, unit))?.live ?? null;
    if (expected === id) return;
    await movePointer(trx, { unit, expected, to: id, action: 'start', ...why });
    await setBlocked(trx, unit, id, null);
    await replaceSignature(trx, release);
    if (replaced === null || expected === null) return;
    await mailIncident(
      { ...services, db: trx },
      { unit, id: expected, reason: replaced },
      {
        kind: 'taken-down',
        text: `Sunucunun kendi derlemesi ${id} canlıda.`,
      },
    );
  });
}

/** Returns null if nothing was built or the build was interrupted. */
async function readBuild(dist: string): Promise<ReleaseDescriptor | null> {
  try {
    return JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
  } catch {
    return null;
  }
}
