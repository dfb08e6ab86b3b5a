import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readContentVersion } from './platform/database/content-version.ts';
import type { FileStore } from './platform/files/store/file-store.ts';
import { createWriteProbe } from './platform/files/write-probe.ts';
import { readClock } from './platform/jobs/clock-check.ts';
import type { Services } from './services.ts';

/** The probes of several load balancers cost one query per second. */
const CACHE_MS = 1_000;
const DATABASE_MS = 1_000;
/** The clock is recorded every few minutes. */
const CLOCK_CACHE_MS = 10_000;
const WRITE_CACHE_MS = 60_000;
/**
 * Share of the visitors' reserve below which saves of staff are about to fail too: 64 MB on most disks. Until then only
 * forms of visitors are rejected, and staff need the panel to free space.
 */
const LAST_SPACE = 1 / 8;

type CheckedServices = Pick<Services, 'db' | 'storage' | 'config' | 'files'>;

/** Names of what prevents a server from receiving requests (`failing`) and of what an operator has to look at. */
export interface Findings {
  failing: string[];
  warnings: string[];
}

/** Checks what everything but cached public pages needs: files, disk, database and clock. Never rejects. */
export function createStrictChecks(services: CheckedServices): () => Promise<Findings> {
  const database = cachedFor(CACHE_MS, () => isDatabaseResponding(services));
  const files = cachedFor(WRITE_CACHE_MS, filesProbe(services));
  const clock = cachedFor(CLOCK_CACHE_MS, () => readClock(services.db));
  return async () => {
    const [isResponding, isWritable] = await Promise.all([database(), files()]);
    const found = [failed('database', !isResponding), failed('files', !isWritable)];
    // Disk and clock read the database and would report the same failure again.
    if (isResponding) found.push(...(await Promise.all([diskFindings(services), clockFindings(clock)])));
    return {
      failing: found.flatMap(({ failing }) => failing),
      warnings: found.flatMap(({ warnings }) => warnings),
    };
  };
}

function failed(name: string, isFailing: boolean): Findings {
  return { failing: isFailing ? [name] : [], warnings: [] };
}

async function diskFindings({ storage }: CheckedServices): Promise<Findings> {
  try {
    const { level, free, reserve } = await storage.read();
    if (free < reserve * LAST_SPACE) return failed('disk', true);
    return { failing: [], warnings: level === 'ok' ? [] : ['disk'] };
  } catch {
    return failed('disk', true);
  }
}

/**
 * A clock that is behind fails, because another server has recorded a later time. One that is ahead is also found after
 * a long pause of the whole site; only a user can decide which, in the panel, which must stay reachable.
 */
async function clockFindings(clock: () => ReturnType<typeof readClock>): Promise<Findings> {
  try {
    const { verdict } = await clock();
    return { failing: verdict === 'behind' ? ['clock'] : [], warnings: verdict === 'ahead' ? ['clock'] : [] };
  } catch {
    return failed('clock', true);
  }
}

async function isDatabaseResponding({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const asked = readContentVersion(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(DATABASE_MS, false, { ref: false })]);
}

/** Files are also received in the data folder of a server whose files are in a bucket. */
function filesProbe({ config, files }: CheckedServices): () => Promise<boolean> {
  const isFolderWritable = createWriteProbe(config.dataDir);
  if (config.s3 === null) return isFolderWritable;
  return async () => (await isFolderWritable()) && (await isStoreWritable(files));
}

async function isStoreWritable(files: FileStore): Promise<boolean> {
  // Several servers share the store.
  const name = `probe/${randomUUID()}`;
  try {
    await files.put(name, Buffer.from('vitrin'));
    await files.delete([name]);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a value for some time; a rejected read is repeated. */
function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | null = null;
  return () => {
    if (kept !== null && performance.now() <= kept.until) return kept.value;
    const value = read();
    kept = { until: performance.now() + ms, value };
    value.catch(() => (kept = null));
    return value;
  };
}
