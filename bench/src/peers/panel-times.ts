import type { Browser } from 'puppeteer-core';
import { median } from '../figures.ts';
import { openScreen, type Conditions, type OpenedScreen } from './open-screen.ts';
import type { Panel } from './panels.ts';
import { isOverBudget, printRatios, type RatioRow } from './ratios.ts';
import { interleave } from './interleave.ts';

interface Row {
  what: string;
  screen: 'signIn' | 'dashboard' | 'articles';
  isCached: boolean;
}

const rows: readonly Row[] = [
  { what: 'sign-in usable', screen: 'signIn', isCached: false },
  { what: 'dashboard, cold', screen: 'dashboard', isCached: false },
  { what: 'article list, cold', screen: 'articles', isCached: false },
  { what: 'dashboard, warm cache', screen: 'dashboard', isCached: true },
  { what: 'article list, warm cache', screen: 'articles', isCached: true },
];

/** Largest ratio of the medians. */
const BUDGETS = { cold: 1, coldThrottled: 1.25, warm: 1.25 } as const;

function budgetOf({ isCached }: Row, isThrottled: boolean): number {
  if (isCached) return BUDGETS.warm;
  return isThrottled ? BUDGETS.coldThrottled : BUDGETS.cold;
}

/** Measures how long each screen takes until it is usable, in both panels by turns. */
export async function measurePanelTimes(browser: Browser, ours: Panel, wordpress: Panel): Promise<void> {
  await measureRows(browser, [ours, wordpress], false);
  await measureRows(browser, [ours, wordpress], true);
}

async function measureRows(browser: Browser, panels: readonly [Panel, Panel], isThrottled: boolean): Promise<void> {
  const measured: RatioRow[] = [];
  const causes: string[] = [];
  for (const row of rows) {
    const [ours, wordpress] = await interleave(panels, (panel) =>
      openScreen(browser, panel[row.screen], conditionsOf(panel, row, isThrottled)),
    );
    const ratio = { what: row.what, ours: usable(ours), peer: usable(wordpress), budget: budgetOf(row, isThrottled) };
    measured.push(ratio);
    if (isOverBudget(ratio)) causes.push(`  ${row.what}`, describe('Vitrin', ours), describe('WordPress', wordpress));
  }
  const conditions = isThrottled ? 'throttled (1.6 Mbps, 150 ms, CPU 4x)' : 'not throttled';
  printRatios(`Panel, from navigation until usable, ${conditions}: median (range)`, 'WordPress', measured);
  if (causes.length > 0) console.log(['  Over budget, medians until usable:', ...causes].join('\n'));
}

function conditionsOf({ storage }: Panel, { screen, isCached }: Row, isThrottled: boolean): Conditions {
  return { isThrottled, isCached, ...(screen !== 'signIn' && { storage }) };
}

const usable = (opened: readonly OpenedScreen[]) => opened.map(({ usableMs }) => usableMs);

function describe(name: string, opened: readonly OpenedScreen[]): string {
  const middle = (key: keyof OpenedScreen) => median(opened.map((each) => each[key])).toFixed(0);
  return `    ${name}: document ${middle('documentMs')} ms, ${middle('requests')} requests, ${middle('kilobytes')} kB, long tasks ${middle('longTasksMs')} ms`;
}
