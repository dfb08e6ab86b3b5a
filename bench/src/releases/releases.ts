import { readdirSync } from 'node:fs';
import { median, printFigures } from '../figures.ts';
import { residentMegabytes } from '../processes.ts';
import { pause, type Site } from '../site.ts';
import { startTraffic } from './visitor-traffic.ts';
import { referencedRelease, waitForRelease, waitForOtherRelease } from './referenced-release.ts';
import { oneNode, twoNodes, type Nodes } from './nodes.ts';
import { openTeam, type Team } from './team.ts';

const ROLL_BACKS = 10;
/** Number of promotes; the same number of rollbacks is made. */
const ROUNDS = 100;
const BETWEEN_MS = 50;
const SETTLE_MS = 2_000;

/**
 * Measures how soon a team's release reaches visitors, how soon a rollback does, and that visitors lose no request
 * meanwhile.
 */
export async function measureReleases(): Promise<void> {
  await onNodes(await oneNode(), 'one server, embedded database', measureTrafficDuringMoves);
  const nodes = await twoNodes();
  if (nodes) await onNodes(nodes, 'two servers, one PostgreSQL', () => Promise.resolve());
  else console.log('\nPostgreSQL is not installed on this machine: the run with two servers is skipped.');
}

async function onNodes(
  nodes: Nodes,
  title: string,
  further: (site: Site, team: Team, title: string) => Promise<void>,
): Promise<void> {
  try {
    const [site] = nodes.sites;
    if (!site) return;
    const team = await openTeam(site.address, nodes);
    try {
      await measureRelease(nodes, team, title);
      await measureRollBacks(nodes, team, title);
      await further(site, team, title);
    } finally {
      team.leave();
    }
  } finally {
    await nodes.end();
  }
}

/**
 * Measures from `npm run release` with a changed text to the first document that references the new release, on every
 * node.
 */
async function measureRelease({ sites }: Nodes, team: Team, title: string): Promise<void> {
  const before = await referencedRelease(sites[0]?.address ?? '');
  const named = Promise.all(sites.map(({ address }) => waitForOtherRelease(address, before)));
  const { began, built } = await team.release();
  const done = Date.now();
  const live = Math.max(...(await named));
  const { releases, live: id } = await team.state();
  const published = Date.parse(releases.find((release) => release.id === id)?.published_at ?? '');
  const seconds = (from: number, to: number) => (to - from) / 1000;
  printFigures(`Release of one remote, ${title}`, [
    { what: 'build, including the startup of npm', value: seconds(began, built), unit: 's' },
    { what: 'upload, checks, smoke test and storing', value: seconds(built, published), unit: 's' },
    {
      what: `promoted and referenced by documents${sites.length > 1 ? ' of both servers' : ''}`,
      value: seconds(published, live),
      unit: 's',
    },
    { what: 'from the command until live for visitors', value: seconds(began, live), unit: 's', budget: 10 },
    { what: 'until the command exits', value: seconds(began, done), unit: 's' },
  ]);
}

/** Measures from the rollback request to the first document on every node that references the previous release. */
async function measureRollBacks({ sites }: Nodes, team: Team, title: string): Promise<void> {
  const answered: number[] = [];
  const named: number[] = [];
  for (let turn = 0; turn < ROLL_BACKS; turn += 1) {
    const { live, previous } = await team.state();
    if (live === null || previous === null) throw new Error('There is no release to roll back to');
    const began = Date.now();
    await team.rollBack();
    answered.push(Date.now() - began);
    named.push(Math.max(...(await Promise.all(sites.map(({ address }) => waitForRelease(address, previous))))) - began);
    await team.promote(live);
    await Promise.all(sites.map(({ address }) => waitForRelease(address, live)));
  }
  printFigures(`Roll-back, ${title}, ${ROLL_BACKS} times`, [
    { what: 'answered, median', value: median(answered) / 1000, unit: 's' },
    { what: 'referenced by the documents of every server, median', value: median(named) / 1000, unit: 's' },
    { what: 'slowest of them', value: Math.max(...named) / 1000, unit: 's', budget: 1 },
  ]);
}

/** Sends visitor traffic while one remote is rolled back and promoted repeatedly. */
async function measureTrafficDuringMoves(site: Site, team: Team, title: string): Promise<void> {
  const { live } = await team.state();
  const pid = site.process.pid ?? 0;
  const visiting = startTraffic(site.address);
  await pause(SETTLE_MS);
  const before = { memory: residentMegabytes(pid), threads: threadsOf(pid) };
  const began = Date.now();
  for (let move = 0; move < ROUNDS; move += 1) {
    await team.rollBack();
    await pause(BETWEEN_MS);
    await team.promote(live ?? '');
    await pause(BETWEEN_MS);
  }
  const took = (Date.now() - began) / 1000;
  const { requests, lost, changes, examples } = await visiting.end();
  await pause(SETTLE_MS);
  printFigures(`${ROUNDS} promotes and ${ROUNDS} roll-backs at 200 requests per second, ${title}`, [
    { what: 'requests lost', value: lost, unit: '', budget: 0 },
    { what: 'requests in total', value: requests, unit: '' },
    { what: 'while releases changed', value: took, unit: 's' },
    { what: 'release changes that visitors saw', value: changes, unit: '' },
    { what: 'server memory before', value: before.memory, unit: 'MB' },
    { what: 'server memory after', value: residentMegabytes(pid), unit: 'MB' },
    { what: 'threads before', value: before.threads, unit: '' },
    { what: 'threads after', value: threadsOf(pid), unit: '' },
  ]);
  for (const example of examples) console.log(`    lost: ${example}`);
}

/** Returns the number of threads of a process on Linux, including its worker threads. */
function threadsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length;
}
