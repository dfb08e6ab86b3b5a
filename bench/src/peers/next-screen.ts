import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { median, printFigures } from '../figures.ts';
import { RUNS } from './interleave.ts';
import type { Panel } from './panels.ts';
import { evaluate, hover, newPlainContext, newPlainPage, open } from './plain-browser.ts';

const BUDGET_MS = 150;
/** Rendered from the last file that the dashboard loads. */
const CHART = '.recharts-surface';
const ARTICLES_HEADING = 'Makale';

/** Milliseconds between reaching a link with the pointer and pressing it; a person needs longer. */
const HOVER_MS = 100;

/**
 * Measures the way from the dashboard to the article list by a click on the menu, in new browser contexts: without any
 * sign before the click, as by keyboard or touch, and with the pointer over the link first.
 */
export async function measureNextScreen(browser: Browser, panel: Panel): Promise<void> {
  const times: Record<'click' | 'hover', number[]> = { click: [], hover: [] };
  for (let run = 0; run < RUNS; run++)
    for (const way of ['click', 'hover'] as const) times[way].push(await openNext(browser, panel, way === 'hover'));
  const { click, hover } = times;
  printFigures(`Panel: from the dashboard to the article list by the menu, script not yet loaded, ${RUNS} runs`, [
    { what: 'usable, median', value: median(click), unit: 'ms', budget: BUDGET_MS },
    { what: 'shortest', value: Math.min(...click), unit: 'ms' },
    { what: 'longest', value: Math.max(...click), unit: 'ms' },
    { what: `after ${HOVER_MS} ms over the link, median`, value: median(hover), unit: 'ms', budget: BUDGET_MS },
  ]);
}

async function openNext(browser: Browser, panel: Panel, isHovered: boolean): Promise<number> {
  const { dashboard, articles, storage } = panel;
  const context = await newPlainContext(browser, storage);
  const page = await newPlainPage(context, storage);
  await open(page, dashboard.address);
  await evaluate(page, untilReady, CHART);
  const link = `nav a[href="${adminPaths.articles}"]`;
  if (isHovered) {
    await hover(page, link);
    await setTimeout(HOVER_MS);
  }
  const ms = await evaluate(page, clickInPage, { link, heading: ARTICLES_HEADING, marker: articles.marker });
  await context.close();
  return ms;
}

/** Runs in the page. Resolves when the shell has started and the marker is there. */
function untilReady(marker: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (globalThis.vitrin?.ready === true && document.querySelector(marker)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Runs in the page, so that the driver's own time is not measured. Waits for the heading as well, because other screens
 * may also contain the marker.
 */
function clickInPage({ link, heading, marker }: Record<'link' | 'heading' | 'marker', string>): Promise<number> {
  const from = performance.now();
  const isThere = () =>
    document.querySelector('main h1')?.textContent.trim() === heading &&
    document.querySelector(marker)?.checkVisibility() === true &&
    document.querySelector('main [aria-label*="ükleniyor"], main [aria-busy="true"]') === null;
  document.querySelector<HTMLElement>(link)?.click();
  return new Promise((resolve, reject) => {
    let isAsked = false;
    let isIdle = false;
    const answer = () => {
      isIdle = true;
      resolve(performance.now() - from);
    };
    const look = () => {
      if (!isAsked && isThere()) {
        isAsked = true;
        requestIdleCallback(answer);
      }
      if (performance.now() - from > 10_000) reject(new Error(`${link} did not lead to ${heading}`));
      // Also until the answer: a page without further frames may never receive its idle callback.
      else if (!isIdle) requestAnimationFrame(look);
    };
    look();
  });
}
