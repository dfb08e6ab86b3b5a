import { statfs } from 'node:fs/promises';
import { limits } from 'shared-contracts/limits';
import type { FastifyBaseLogger } from 'fastify';
import { visitorBytes } from './database/visitor-bytes.ts';
import type { Db } from './database/tables.ts';

/** `low`: staff have to make room soon; `full`: nothing of visitors is kept any more, what staff write still is. */
export type RoomLevel = 'ok' | 'low' | 'full';

/** Bytes. */
export interface RoomState {
  level: RoomLevel;
  free: number;
  /** What visitors may not use. */
  reserve: number;
  /** What visitors have stored, and what all of them may. */
  visitors: number;
  quota: number;
}

export interface StorageRoom {
  read(): Promise<RoomState>;
  /** Runs what keeps something of a visitor, and says whether there is room for so many bytes. */
  forVisitor<T>(bytes: number, task: (hasRoom: boolean) => Promise<T>): Promise<T>;
}

/** Size and free bytes of the file system that a folder lies on; a seam for tests and drills. */
export type MeasureDisk = (folder: string) => Promise<{ size: number; free: number }>;

const FRESH_MS = 5_000;

interface Parts {
  db: Db;
  config: { dataDir: string };
  log: FastifyBaseLogger;
}

/** How much room is left on the disk, and who may use it. */
export function createStorageRoom({ db, config, log }: Parts, measure: MeasureDisk = measureDisk): StorageRoom {
  let underWay = 0;
  let told: RoomLevel = 'ok';
  let last: { at: number; state: Promise<RoomState> } | null = null;

  const read = (): Promise<RoomState> => {
    const now = performance.now();
    if (last === null || now - last.at > FRESH_MS) last = { at: now, state: look() };
    return last.state;
  };
  const look = async (): Promise<RoomState> => {
    const { size, free } = await measure(config.dataDir);
    const state = stateOf({ size, free, visitors: await visitorBytes(db) });
    if (state.level !== told) log.warn(state, `room on the disk: ${state.level}`);
    told = state.level;
    return state;
  };

  return {
    read,
    async forVisitor(bytes, task) {
      // Together with those that came before and are still under way.
      const claimed = (underWay += bytes);
      let held = bytes;
      try {
        const { free, reserve, visitors, quota } = await look();
        const hasRoom = free - claimed >= reserve && visitors + claimed <= quota;
        if (!hasRoom) {
          underWay -= bytes;
          held = 0;
        }
        return await task(hasRoom);
      } finally {
        underWay -= held;
      }
    },
  };
}

/** On a small disk the limits are shares of it. */
export function stateOf({ size, free, visitors }: { size: number; free: number; visitors: number }): RoomState {
  const { reserve: most, visitors: mostOfVisitors } = limits.storage;
  const reserve = Math.min(most.bytes, size * most.share);
  const quota = Math.min(mostOfVisitors.bytes, size * mostOfVisitors.share);
  const isFull = free < reserve || visitors >= quota;
  const isLow = free < 2 * reserve || visitors > quota * limits.storage.warnFrom;
  return { level: isFull ? 'full' : isLow ? 'low' : 'ok', free, reserve, visitors, quota };
}

async function measureDisk(folder: string): Promise<{ size: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}
