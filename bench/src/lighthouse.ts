import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../tools/src/chromium.ts';
import { printFigures } from './figures.ts';
import { allPublicAddresses } from './public-addresses.ts';
import { freePort, type Site } from './site.ts';
import { createWholePage } from './site-pages/section-pages.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its phone profile and simulated network: four scores for a page of each kind, one of them with every
 * kind of section, and the audits that lose points.
 */
export async function measureLighthouse(site: Site): Promise<void> {
  const port = await freePort();
  const profile = await mkdtemp(path.join(tmpdir(), 'vitrin-lighthouse-'));
  const options = launchOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    await createWholePage(site);
    for (const { name, path: address } of await allPublicAddresses(site))
      await measure(name, site.address + address, port);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measure(name: string, url: string, port: number): Promise<void> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits } = result.lhr;
  printFigures(
    `Lighthouse, phone: ${name}`,
    Object.values(categories).map(({ title, score }) => ({
      what: title,
      value: Math.round((score ?? 0) * 100),
      unit: '',
      budget: 100,
      atLeast: true,
    })),
  );
  const costly = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9);
  for (const audit of costly) console.log(`    ${audit?.title ?? ''} ${audit?.displayValue ?? ''}`);
}
