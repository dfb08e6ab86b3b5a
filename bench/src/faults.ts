import { rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { FaultCase, Bundle } from '../../e2e/fixtures/faults/fault-case.ts';
import { faultCases } from '../../e2e/fixtures/faults/fault-cases.ts';
import { faultRemotes, type FaultRemote } from '../../e2e/fixtures/faults/fault-remotes.ts';
import { playFault, type FaultOutcome, type FaultVisit } from '../../e2e/fixtures/faults/play-fault.ts';
import { openPanelClient } from '../../e2e/fixtures/panel-client.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { signIn } from '../../e2e/fixtures/session.ts';
import { copyTemplate, makeTemplate } from '../../e2e/fixtures/template.ts';
import { openBrowser } from './browser.ts';
import { printFigures } from './figures.ts';

/** Milliseconds after which a healthy page must be visible, whatever the fault. */
const TIME_TO_GOOD_MS = 3_000;

interface PlayedFault {
  what: string;
  outcome: FaultOutcome;
}

/**
 * Runs the fault matrix of the e2e tests with timing: how soon the last known good release works, and whether a blank
 * page appears.
 */
export async function measureFaults(): Promise<void> {
  const removeTemplate = await makeTemplate();
  const browser = await openBrowser();
  try {
    const all: PlayedFault[] = [];
    for (const remote of faultRemotes) all.push(...(await measureRemote(browser, remote)));
    const sum = (count: (outcome: FaultOutcome) => number) =>
      all.reduce((total, { outcome }) => total + count(outcome), 0);
    printFigures(`Fault matrix, ${all.length} cases`, [
      { what: 'blank pages', value: sum(({ blanks }) => blanks), unit: '', budget: 0 },
      { what: 'failure notices', value: sum(({ notices }) => notices), unit: '', budget: 0 },
      { what: 'faults without recovery to the last known good release', value: sum(isLost), unit: '', budget: 0 },
      {
        what: 'faults that were not recorded',
        value: sum(({ phases }) => (phases.length === 0 ? 1 : 0)),
        unit: '',
        budget: 0,
      },
      {
        what: 'slowest recovery to the last known good release',
        value: Math.max(...all.map(({ outcome }) => outcome.msToGood)) / 1000,
        unit: 's',
        budget: TIME_TO_GOOD_MS / 1000,
      },
    ]);
  } finally {
    await browser.close();
    await removeTemplate();
  }
}

async function measureRemote(browser: Browser, remote: FaultRemote): Promise<PlayedFault[]> {
  const site = await startServer(await copyTemplate());
  const played: PlayedFault[] = [];
  try {
    const storage = remote.isForStaff ? await signedIn(browser, site.url) : undefined;
    const panel = await openPanelClient(site.url);
    for (const bundle of remote.bundles)
      played.push(...(await measureBundle({ browser, site, remote, panel, storage }, bundle)));
  } finally {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  }
  return played;
}

async function measureBundle(visit: FaultVisit, bundle: Bundle): Promise<PlayedFault[]> {
  const played: PlayedFault[] = [];
  for (const faultCase of faultCases[bundle])
    played.push({ what: nameOf(faultCase), outcome: await playFault(visit, faultCase) });
  printFigures(
    `${visit.remote.unit}, ${bundle} bundle: from navigation until the last known good release has started`,
    played.map(({ what, outcome }) => ({
      what: [what, ...problems(outcome)].join(', '),
      value: outcome.msToGood / 1000,
      unit: 's',
      budget: TIME_TO_GOOD_MS / 1000,
    })),
  );
  return played;
}

async function signedIn(browser: Browser, baseURL: string): Promise<FaultVisit['storage']> {
  const page = await browser.newPage({ baseURL });
  await signIn(page);
  const storage = await page.context().storageState();
  await page.context().close();
  return storage;
}

function nameOf({ fault, where }: FaultCase): string {
  return where ? `${fault} (${where})` : fault;
}

function isLost({ referenced, good, isStarted }: FaultOutcome): number {
  return referenced === good && isStarted ? 0 : 1;
}

function problems(outcome: FaultOutcome): string[] {
  return [
    ...(outcome.blanks > 0 ? ['BLANK'] : []),
    ...(outcome.notices > 0 ? ['NOTICE'] : []),
    ...(isLost(outcome) > 0 ? ['NOT RECOVERED'] : []),
    ...(outcome.phases.length === 0 ? ['NOT RECORDED'] : []),
  ];
}
