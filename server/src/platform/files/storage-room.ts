import { statfs } from 'node:fs/promises';
import { limits } from 'shared-contracts/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/tables.ts';

/** `low`: staff have to make room soon; `full`: nothing of visitors is kept any more, what staff write still is. */
export type RoomLevel = 'ok' | 'low' | 'full';

/** Bytes. */
export interface RoomState {
  level: RoomLevel;
  free: number;
  /** Free space that visitors may not use. */
  reserve: number;
  /** What visitors have stored; `quota` is what all of them together may store. */
  visitors: number;
  quota: number;
}

export interface StorageRoom {
  read(): Promise<RoomState>;
  /** Runs what receives and keeps something of a visitor. */
  forVisitor<T>(task: (room: VisitorRoom) => Promise<T>): Promise<T>;
}

/** What a visitor may fill while something is received: only what has arrived counts, never what a sender claims. */
export interface VisitorRoom {
  /** Counts so many bytes more and says whether there is room for them. */
  take(bytes: number): Promise<boolean>;
}

/** Returns the size and free bytes of the file system of a folder; replaceable in tests and drills. */
export type MeasureDisk = (folder: string) => Promise<{ size: number; free: number }>;

const FRESH_MS = 5_000;

interface Parts {
  db: Db;
  config: { dataDir: string };
  log: FastifyBaseLogger;
  /** Returns approximately how many of the stored bytes came from visitors. */
  visitorBytes: (db: Db) => Promise<number>;
}

/** How much room is left on the disk, and who may use it. */
export function createStorageRoom(
  { db, config, log, visitorBytes }: Parts,
  measure: MeasureDisk = measureDisk,
): StorageRoom {
  let arrived = 0;
  /** Kept or gone, and how much of that the last look at the disk has seen. */
  let settled = 0;
  let seen = 0;
  let told: RoomLevel = 'ok';
  let last: { at: number; state: Promise<RoomState> } | null = null;

  const readAgain = (): Promise<RoomState> => {
    const state = look();
    last = { at: performance.now(), state };
    return state;
  };
  const read = (): Promise<RoomState> =>
    last === null || performance.now() - last.at > FRESH_MS ? readAgain() : last.state;
  const look = async (): Promise<RoomState> => {
    const before = settled;
    const { size, free } = await measure(config.dataDir);
    const state = stateOf({ size, free, visitors: await visitorBytes(db) });
    // Several look at the same time.
    seen = Math.max(seen, before);
    if (state.level !== told) log.warn(state, `room on the disk: ${state.level}`);
    told = state.level;
    return state;
  };

  return {
    read,
    async forVisitor(task) {
      let taken = 0;
      const take = async (bytes: number): Promise<boolean> => {
        // Of those who ask at once the first ones get what there is.
        const held = (arrived += bytes) + settled - seen;
        taken += bytes;
        const { free, reserve, visitors, quota } = await read();
        const hasRoom = free - held >= reserve && visitors + held <= quota;
        if (!hasRoom) {
          arrived -= bytes;
          taken -= bytes;
        }
        return hasRoom;
      };
      try {
        await readAgain();
        return await task({ take });
      } finally {
        arrived -= taken;
        settled += taken;
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
