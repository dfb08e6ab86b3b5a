import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ValidatedSettings } from '../../config/config.ts';
import { staleFolder } from '../stale-copies.ts';
import { serveCopies } from './serve-copies.ts';

const RETRY_MS = 1_000;

/**
 * Waits until PostgreSQL can be reached, and serves the copies on the disk meanwhile. Without copies, on a first start,
 * it returns at once: the checks that follow say what is wrong.
 * @param onWait - called with the server of the copies; returns a function that is called when the wait is over
 */
export async function waitForDatabase(
  config: ValidatedSettings,
  onWait: (server: FastifyInstance) => () => void,
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null || !existsSync(staleFolder(dataDir))) return;
  const { isPostgresAway } = await import('../../platform/database/postgres-away.ts');
  if (!(await isPostgresAway(databaseUrl))) return;
  const server = await serveCopies(config);
  const end = onWait(server);
  try {
    while (await isPostgresAway(databaseUrl)) await pause(RETRY_MS);
  } finally {
    end();
    await server.close();
  }
}
