import { statfs } from 'node:fs/promises';
import { limits } from '@vitrin/shared-contracts/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/tables.ts';

/** `low`: staff have to free space soon; `full`: data from visitors is no longer stored, data from staff still is. */
export type SpaceLevel = 'ok' | 'low' | 'full';

/** All sizes in bytes. */
export interface SpaceState {
  level: SpaceLevel;
  free: number;
  /** Free space that visitors may not use. */
  reserve: number;
  /** What visitors have stored; `quota` is what all of them together may store. */
  visitors: number;
  quota: number;
}

export interface StorageSpace {
  read(): Promise<SpaceState>;
  /** Runs a task that receives and stores data from a visitor. */
  forVisitor<T>(task: (room: VisitorSpace) => Promise<T>): Promise<T>;
}

/**
 * The space that a visitor may use while data is received. Only received bytes count, never the size that the client
 * declares.
 */
export interface VisitorSpace {
  /** Adds the bytes to the count and returns whether there is space for them. */
  reserveBytes(bytes: number): Promise<boolean>;
}

/** Returns the size and free bytes of the file system of a folder; replaceable in tests and drills. */
export type MeasureDisk = (folder: string) => Promise<{ size: number; free: number }>;

const CACHE_MS = 5_000;

interface Parts {
  db: Db;
  config: { dataDir: string };
  log: FastifyBaseLogger;
  /** Returns approximately how many of the stored bytes came from visitors. */
  visitorBytes: (db: Db) => Promise<number>;
}

/** Tracks how much disk space remains and how much of it visitors may use. */
export function createStorageSpace(
  { db, config, log, visitorBytes }: Parts,
  measure: MeasureDisk = measureDisk,
): StorageSpace {
  let receivedBytes = 0;
  /** Bytes of finished tasks, stored or discarded; `seen` is the part that the last disk measurement included. */
  let finishedBytes = 0;
  let measuredBytes = 0;
  let loggedLevel: SpaceLevel = 'ok';
  let last: { at: number; state: Promise<SpaceState> } | null = null;
  let visitors = 0;

  const refresh = (): Promise<SpaceState> => {
    const state = measureState();
    last = { at: performance.now(), state };
    return state;
  };
  const read = (): Promise<SpaceState> =>
    last === null || performance.now() - last.at > CACHE_MS ? refresh() : last.state;
  const measureState = async (): Promise<SpaceState> => {
    const before = finishedBytes;
    const { size, free } = await measure(config.dataDir);
    // Without a database nothing of a visitor is stored, but forms are read, so that their text is not lost.
    visitors = await visitorBytes(db).catch((error: unknown) => {
      log.warn({ err: error }, 'bytes of visitors not counted');
      return visitors;
    });
    const state = stateOf({ size, free, visitors });
    // Several measurements may run at the same time.
    measuredBytes = Math.max(measuredBytes, before);
    if (state.level !== loggedLevel) log.warn(state, `disk space: ${state.level}`);
    loggedLevel = state.level;
    return state;
  };

  return {
    read,
    async forVisitor(task) {
      let taken = 0;
      const reserveBytes = async (bytes: number): Promise<boolean> => {
        // Counts before the check: of concurrent callers, the first ones get the remaining space.
        const pendingBytes = (receivedBytes += bytes) + finishedBytes - measuredBytes;
        taken += bytes;
        const { free, reserve, visitors: stored, quota } = await read();
        const hasRoom = free - pendingBytes >= reserve && stored + pendingBytes <= quota;
        if (!hasRoom) {
          receivedBytes -= bytes;
          taken -= bytes;
        }
        return hasRoom;
      };
      try {
        await refresh();
        return await task({ reserveBytes });
      } finally {
        receivedBytes -= taken;
        finishedBytes += taken;
      }
    },
  };
}

/** Returns the state of the disk. On a small disk the limits are shares of its size. */
export function stateOf({ size, free, visitors }: { size: number; free: number; visitors: number }): SpaceState {
  const { reserve: most, visitors: mostOfVisitors } = limits.storage;
  const reserve = Math.min(most.bytes, size * most.share);
  const quota = Math.min(mostOfVisitors.bytes, size * mostOfVisitors.share);
  const isFull = free < reserve || visitors >= quota;
  const isLow = free < 2 * reserve || visitors > quota * limits.storage.warningShare;
  return { level: isFull ? 'full' : isLow ? 'low' : 'ok', free, reserve, visitors, quota };
}

async function measureDisk(folder: string): Promise<{ size: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}
