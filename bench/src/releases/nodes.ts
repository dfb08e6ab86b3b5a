import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startPostgres, type PrivatePostgres } from '../../../tools/src/postgres.ts';
import { startSite, type Site } from '../site.ts';

export interface Nodes {
  sites: readonly Site[];
  /** Environment variables that a command line tool of the site needs. */
  settings: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

/** Starts one server process on the embedded database. */
export async function oneNode(): Promise<Nodes> {
  const first = await startSite();
  await first.stop();
  const site = await startSite(first.dataDir);
  return ended([site], { DATA_DIR: site.dataDir }, null);
}

/** Starts two server processes on one PostgreSQL and one data folder. Returns null when PostgreSQL is not installed. */
export async function twoNodes(): Promise<Nodes | null> {
  const postgres = await startPostgres().catch(() => null);
  if (!postgres) return null;
  const shared = { DATABASE_URL: postgres.url, SECRET: randomBytes(32).toString('hex') };
  const first = await startSite(undefined, shared);
  const second = await startSite(first.dataDir, shared);
  return ended([first, second], { ...shared, DATA_DIR: first.dataDir }, postgres);
}

function ended(
  sites: readonly Site[],
  settings: Readonly<Record<string, string>>,
  postgres: PrivatePostgres | null,
): Nodes {
  return {
    sites,
    settings,
    async end() {
      for (const site of sites) await site.stop();
      await postgres?.stop();
      rmSync(settings['DATA_DIR'] ?? '', { recursive: true, force: true });
    },
  };
}
