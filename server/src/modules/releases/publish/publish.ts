import { rm } from 'node:fs/promises';
import type { MeasuredSection, PublishResponse } from '@vitrin/shared-contracts/release-management';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { Conflict, Invalid } from '../../../platform/errors.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import type { Services } from '../../../services.ts';
import { incompatibilityOf, incompatibilityWithLive } from '../../../releases/stored/compatibility.ts';
import { addLogEntry, liveDescriptors } from '../../../releases/stored/pointers.repository.ts';
import type { ReceivedRelease } from './receive.ts';
import { testAndCompress } from './test-and-compress.ts';
import type { Registry, StoredRelease } from '../../../releases/serving/registry.ts';
import { GZIP_ALONE, MAX_COMPRESSION } from '../../../releases/files/compressed-files.ts';
import {
  findReleaseProblem,
  releaseExists,
  releaseFolder,
  finalizeRelease,
} from '../../../releases/files/release-files.ts';
import {
  isReleaseShared,
  localReleaseProblem,
  removeSharedRelease,
  shareRelease,
} from '../../../releases/files/release-store.ts';
import { setReleaseBytes } from '../../../releases/files/release-sizes.ts';
import { isUploadAllowed, markUploadStored } from '../keys/upload-quota.repository.ts';
import { releaseAddress } from '../release-address.ts';
import type { SectionChecks } from '../sections/section-checks.ts';
import {
  findRelease,
  insertRelease,
  replaceSignature,
  type SignedRelease,
} from '../../../releases/stored/releases.repository.ts';
import { isGenuine } from '../../../releases/stored/signatures.ts';

/**
 * Starts both bundles of a release before it is shown to any visitor. Returns the reason for a rejection, in Turkish,
 * or null.
 */
export type SmokeTest = (release: StoredRelease) => Promise<string | null>;

export interface PublishingParts {
  services: Services;
  registry: Registry;
  smokeTest: SmokeTest;
  sectionChecks: SectionChecks;
  /** Returns what visitors would lose with the release compared with the live one: sentences in Turkish. */
  warningsOf: (release: StoredRelease) => Promise<string[]>;
}

/** Who sends a release, and its reservation in the quota. */
export interface Upload {
  actor: string;
  /** Null without a quota. */
  reservation: number | null;
}

export interface Publishing {
  /**
   * Throws 409 for a release that is already stored, 422 for one that is incompatible with this site, so that its files
   * need not be sent.
   */
  check(release: SignedRelease): Promise<void>;
  /** Verifies, smoke-tests and stores the received release; it goes live only when it is promoted. */
  acceptRelease(received: ReceivedRelease, upload: Upload): Promise<PublishResponse>;
}

export function createPublishing(parts: PublishingParts): Publishing {
  let last: Promise<unknown> = Promise.resolve();
  const check = async (release: SignedRelease) => {
    await requireUnstored(parts.services, release);
    const reason = await incompatibility(parts, release.descriptor);
    if (reason !== null) throw new Invalid({}, 'not-publishable', reason);
  };
  return {
    check,
    acceptRelease(received, upload) {
      // Sequential: a smoke test uses memory and CPU time that visitors need, and the same release may arrive twice at
      // once.
      const queued = last.then(() => acceptRelease(parts, check, { ...received, ...upload }));
      last = queued.catch(() => undefined);
      return queued;
    },
  };
}

/**
 * Returns why the release is incompatible: a remote with the shell that documents name, a shell with this server and
 * every live remote.
 */
async function incompatibility(
  { services, registry }: PublishingParts,
  release: ReleaseDescriptor,
): Promise<string | null> {
  return release.unit === 'shell'
    ? incompatibilityWithLive(release, await liveDescriptors(services.db))
    : incompatibilityOf(release, registry.live('shell')?.descriptor ?? null);
}

async function acceptRelease(
  parts: PublishingParts,
  check: Publishing['check'],
  received: ReceivedRelease & Upload,
): Promise<PublishResponse> {
  const { services } = parts;
  const { release, incoming } = received;
  try {
    await check(release);
    const { warnings, measured } = await testRelease(parts, received);
    await store(services, received);
    const { unit, id } = release.descriptor;
    services.brotliQueue.add(releaseFolder(services.config.dataDir, unit, id));
    const address = releaseAddress(services.config, unit, id);
    return { id, kept: false, address, warnings, ...(measured.length > 0 && { sections: measured }) };
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

interface TestedRelease {
  warnings: string[];
  measured: MeasuredSection[];
}

/** Throws 422 with the reason for a rejection. Returns what visitors would lose, which is found meanwhile. */
async function testRelease(
  { services, registry, smokeTest, sectionChecks, warningsOf }: PublishingParts,
  received: ReceivedRelease,
): Promise<TestedRelease> {
  const { incoming } = received;
  const { descriptor } = received.release;
  const { unit, id } = descriptor;
  const problem = await findReleaseProblem(incoming, descriptor);
  if (problem !== null) throw rejected(problem);
  const tested = { descriptor, folder: incoming, base: `/releases/${unit}/${id}/` };
  const sections = await sectionChecks(tested);
  if (sections.problem !== null) throw rejected(sections.problem);
  const warnings = warningsOf(tested).catch((error: unknown) => {
    services.log.warn({ err: error, unit, release: id }, 'pages of a release not compared');
    return [];
  });
  // Other servers fetch the variants together with the release.
  const effort = services.config.s3 === null ? GZIP_ALONE : MAX_COMPRESSION;
  const testing = { live: registry.live(unit), effort, smokeTest };
  const fault = await testAndCompress(received, testing);
  if (fault !== null) throw rejected(fault);
  return { warnings: await warnings, measured: sections.measured };
}

function rejected(fault: string): Invalid {
  return new Invalid({}, 'release-rejected', `Sürüm kabul edilmedi: ${fault.replace(/\.$/, '')}.`);
}

/**
 * Throws if the release is already stored. The same content has the same id, so a stored release is never rewritten,
 * and the publisher can continue with it.
 */
async function requireUnstored(
  services: Pick<PlatformServices, 'db' | 'config' | 'files'>,
  { descriptor: { unit, id } }: SignedRelease,
): Promise<void> {
  const known = await findRelease(services.db, unit, id);
  if (!known || !(await isGenuine(services, known))) return;
  // If database and files were restored separately, the files are accepted again.
  if ((await localReleaseProblem(services, known.descriptor)) !== null) return;
  if (!(await isReleaseShared(services, unit, id))) return;
  const kept: PublishResponse = { id, kept: true, address: releaseAddress(services.config, unit, id) };
  throw new Conflict('release-exists', `${id} sürümü aynı içerikle zaten kayıtlı; bir sürümün üzerine yazılmaz.`, kept);
}

/** Throws 401 if the credential was revoked while the release was sent: its remote may belong to another team now. */
async function completeUpload(trx: Db, reservation: number): Promise<void> {
  await helpersOf(trx).lock(trx, 'releases');
  if (!(await isUploadAllowed(trx, reservation)))
    throw new Problem(401, 'Yayın anahtarı bu yükleme sürerken iptal edildi; sürüm saklanmadı.');
  await markUploadStored(trx, reservation);
}

/**
 * Stores the files first, so that a row never names missing files; if the row cannot be inserted, the files are
 * removed.
 */
async function store(
  services: PlatformServices,
  { release, incoming, bytes, actor, reservation }: ReceivedRelease & Upload,
): Promise<void> {
  const { config, db } = services;
  const { descriptor } = release;
  const { unit, id, commit } = descriptor;
  const folder = releaseFolder(config.dataDir, unit, id);
  if (await releaseExists(folder)) await rm(folder, { recursive: true });
  await finalizeRelease(config.dataDir, incoming, descriptor);
  try {
    await shareRelease(services, unit, id);
    await db.transaction().execute(async (trx) => {
      if (reservation !== null) await completeUpload(trx, reservation);
      await insertRelease(trx, release, actor);
      await replaceSignature(trx, release);
      await setReleaseBytes(trx, { unit, id, bytes });
      await addLogEntry(trx, { unit, action: 'publish', before: null, after: id, actor, reason: commit ?? '' });
    });
  } catch (error) {
    await removeFilesWithoutRow(services, unit, id).catch((reason: unknown) =>
      services.log.warn({ err: reason }, 'files of a release not removed'),
    );
    throw error;
  }
}

/** Keeps the files if the release was stored before, and this upload should only bring lost files back. */
async function removeFilesWithoutRow(
  services: Pick<PlatformServices, 'db' | 'config' | 'files'>,
  unit: Unit,
  id: string,
): Promise<void> {
  if ((await findRelease(services.db, unit, id)) === null) await removeSharedRelease(services, unit, id);
}
