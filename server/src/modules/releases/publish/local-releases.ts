import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { units, type ReleaseDescriptor, type Unit } from 'shared-contracts/releases';
import { errorCode } from '../../../platform/error-code.ts';
import type { Services } from '../../../services.ts';
import {
  collectBuild,
  faultOf,
  faultOfKeptFiles,
  incomingFolder,
  releaseFolder,
  removeRelease,
  finalizeRelease,
} from '../files/release-files.ts';
import { decideLocal } from './local-decision.ts';
import { movePointer, addLogLine, readPointer } from '../commands/pointers.repository.ts';
import { findRelease, insertRelease, setBlocked, signAnew, type SignedRelease } from '../releases.repository.ts';
import { siteCredential } from '../signatures.ts';

/** Actor in the release log for local builds. */
const ACTOR = 'yerel derleme';
const ROOT = path.resolve(import.meta.dirname, '../../../../..');

interface Options {
  onProgress: (text: string) => void;
  /** Root folder of the checkout. */
  root?: string;
  /** In development the last build goes live, whichever commit it is from. */
  isDevelopment?: boolean;
}

/**
 * Registers the builds of this checkout. A new build goes live unless a team's release or a newer one is live; then it
 * is only stored. A known build changes nothing. A broken build is skipped: the site starts with the releases that it
 * has.
 */
export async function registerLocalReleases(services: Services, options: Options): Promise<void> {
  const { onProgress, root = ROOT } = options;
  for (const unit of units) {
    const dist = path.join(root, unit.replace('_', '-'), 'dist');
    const descriptor = await readBuild(dist);
    if (!descriptor) continue;
    if (!(await isKept(services, descriptor))) {
      onProgress(`Sürüm kaydediliyor: ${unit} ${descriptor.id}`);
      const fault = await take(services, dist, descriptor);
      if (fault !== null) onProgress(`Derleme alınmadı: ${unit}: ${fault}. npm run build ile yeniden derleyin.`);
      if (fault !== null) continue;
    }
    await settle(services, descriptor, options);
  }
}

async function settle(services: Services, build: ReleaseDescriptor, options: Options): Promise<void> {
  const { unit, id } = build;
  const decision = await decideLocal(services, build, options.isDevelopment === true);
  if (decision.kind === 'live') return goLive(services, build);
  if (decision.kind === 'none') return;
  if (decision.isNew) await logHeld(services, unit, id, decision.reason);
  options.onProgress(
    [
      `${unit}: ${decision.reason} Yerel derleme ${id} canlıya alınmadı, Yayınlar listesinde duruyor.`,
      `  Canlıya almak için: npm run vitrin -- promote ${unit} ${id}`,
    ].join('\n'),
  );
}

async function logHeld({ db }: Services, unit: Unit, id: string, reason: string): Promise<void> {
  const before = (await readPointer(db, unit))?.live ?? null;
  await addLogLine(db, { unit, action: 'start-held', before, after: id, actor: ACTOR, reason });
}

/** Known to the database under this site's signature, and its files are here and whole: they may have been restored apart. */
async function isKept({ db, config }: Services, { unit, id }: ReleaseDescriptor): Promise<boolean> {
  const { publicKey } = await siteCredential(config.secret);
  const known = await findRelease(db, unit, id);
  if (known?.signedBy !== publicKey) return false;
  return (await faultOfKeptFiles(releaseFolder(config.dataDir, unit, id), known.descriptor)) === null;
}

/** Why the build is none, or null. */
async function take(services: Services, dist: string, descriptor: ReleaseDescriptor): Promise<string | null> {
  const { db, config } = services;
  const { unit, id } = descriptor;
  const incoming = await incomingFolder(config.dataDir, randomBytes(8).toString('hex'));
  // What is missing is told by the look at what has come.
  await collectBuild(dist, incoming, descriptor).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  const fault = await faultOf(incoming, descriptor);
  if (fault !== null) {
    await rm(incoming, { recursive: true });
    return fault;
  }
  if ((await faultOfKeptFiles(releaseFolder(config.dataDir, unit, id), descriptor)) !== null)
    await removeRelease(config.dataDir, unit, id);
  await finalizeRelease(config.dataDir, incoming, descriptor, { build: path.join(dist, 'browser') });
  const release = await signed(services, descriptor);
  await insertRelease(db, release, ACTOR);
  await signAnew(db, release);
  return null;
}

async function signed({ config }: Services, descriptor: ReleaseDescriptor): Promise<SignedRelease> {
  const { sign, publicKey } = await siteCredential(config.secret);
  const text = JSON.stringify(descriptor);
  return { descriptor, text, signature: await sign(text), signedBy: publicKey };
}

async function goLive(services: Services, build: ReleaseDescriptor): Promise<void> {
  const { unit, id } = build;
  // A commit that takes another one back gives the same content as before: it is newer by what it says now.
  const release = await signed(services, build);
  await services.db.transaction().execute(async (trx) => {
    const expected = (await readPointer(trx, unit))?.live ?? null;
    if (expected === id) return;
    await movePointer(trx, { unit, expected, to: id, actor: ACTOR, action: 'start', reason: 'Yeni derleme' });
    await setBlocked(trx, unit, id, null);
    await signAnew(trx, release);
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
