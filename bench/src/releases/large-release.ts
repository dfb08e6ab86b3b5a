import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { printFigures } from '../figures.ts';
import { oneNode } from './nodes.ts';
import { openTeam, type Team } from './team.ts';

/** The largest remote. */
const REMOTE: RemoteName = 'remote_admin';

/** Measures how long releases of the largest remote take, as in a new pipeline and as in a team's folder. */
export async function measureLargeRelease(): Promise<void> {
  const nodes = await oneNode();
  try {
    const team = await openTeam(nodes.sites[0]?.address ?? '', { ...nodes, remote: REMOTE });
    try {
      await measureRelease(team, 'first release, empty build cache');
      await measureRelease(team, 'next release, one file changed');
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
