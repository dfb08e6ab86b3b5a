import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { printFigures } from '../figures.ts';
import { oneNode } from './nodes.ts';
import { openTeam, type Team } from './team.ts';

/** The largest remote. */
const REMOTE: RemoteName = 'remote_admin';

/**
 * Measures how long releases of the largest remote take, as in a new pipeline and as in a team's folder. The site
 * compresses the files of a release with Brotli in the background, which keeps a core busy for seconds: the next release
 * begins afterwards.
 */
export async function measureLargeRelease(): Promise<void> {
  const nodes = await oneNode();
  try {
    const [site] = nodes.sites;
    if (!site) throw new Error('The site has not started');
    const compressed = () => compressionDone(path.join(site.dataDir, 'releases'));
    await compressed();
    const team = await openTeam(site.address, { ...nodes, remote: REMOTE });
    try {
      await measureRelease(team, 'first release, empty build cache');
      await compressed();
      await measureRelease(team, 'next release, one file changed');
      await compressed();
      team.checkOutAgain();
      await measureRelease(team, 'next release of a pipeline, new checkout with the build cache');
    } finally {
      team.leave();
    }
  } finally {
    await nodes.end();
  }
}

async function measureRelease(team: Team, title: string): Promise<void> {
  const { began, built } = await team.release();
  const done = Date.now();
  const { releases, live } = await team.state();
  const published = Date.parse(releases.find(({ id }) => id === live)?.published_at ?? '');
  printFigures(`Release of ${REMOTE}: ${title}`, [
    { what: 'build, including the startup of npm', value: (built - began) / 1000, unit: 's' },
    { what: 'upload, checks, smoke test and storing', value: (published - built) / 1000, unit: 's' },
    { what: 'promoted, when the command exits', value: (done - began) / 1000, unit: 's', budget: 10 },
  ]);
}

/** Resolves when each file below the folder that has a gzip variant has a Brotli variant too. */
async function compressionDone(folder: string): Promise<void> {
  const isMissing = () => {
    const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    return [...names].some((name) => name.endsWith('.gz') && !names.has(name.replace(/gz$/, 'br')));
  };
  while (isMissing()) await sleep(500);
}
