import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import { staleFolder } from '../stale-copies.ts';
import { serveCopies } from './serve-copies.ts';

const RETRY_MS = 1_000;

/**
 * Waits until PostgreSQL can be reached, and serves the copies on the disk meanwhile. Without copies, on a first start,
 * it returns at once: the checks that follow say what is wrong.
 */
export async function waitForDatabase(config: Config, onWait: () => void): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null || !existsSync(staleFolder(dataDir))) return;
  const { isPostgresAway } = await import('../../platform/database/postgres-away.ts');
  if (!(await isPostgresAway(databaseUrl))) return;
  onWait();
  const server = await serveCopies(config);
  try {
    while (await isPostgresAway(databaseUrl)) await pause(RETRY_MS);
  } finally {
    await server.close();
  }
}
