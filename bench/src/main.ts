import { rmSync } from 'node:fs';
import { openBrowser } from './browser.ts';
import { measureBuilds } from './builds.ts';
import { measureColdPages } from './cold-pages.ts';
import { measureDevLoop } from './dev-loop/dev-loop.ts';
import { measureFaults } from './faults.ts';
import { measureFederation } from './federation/federation.ts';
import { measureFirstViews } from './first-views.ts';
import { measureLists, measureListsOnPostgres } from './lists/lists.ts';
import { measureInbox } from './inbox.ts';
import { measureLoad } from './load.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measurePeers } from './peers/peers.ts';
import { measurePreviews } from './previews.ts';
import { measurePublicPages } from './public-page.ts';
import { measureLargeRelease } from './releases/large-release.ts';
import { measureReleases } from './releases/releases.ts';
import { measureSearch, measureSearchOnPostgres } from './search/search.ts';
import { measureSignIn } from './sign-in.ts';
import { startSite, type Site } from './site.ts';
import { measureStaffPages } from './staff-pages.ts';
import { measureEditPairs } from './site-pages/edit-pairs.ts';
import { measurePageTree } from './site-pages/page-tree.ts';
import { measureSectionPages } from './site-pages/section-pages.ts';
import { measureStarts } from './starts.ts';

type Measure = (site: Site) => Promise<void>;

const inBrowser =
  (measure: (site: Site, browser: Awaited<ReturnType<typeof openBrowser>>) => Promise<void>): Measure =>
  async (site) => {
    const browser = await openBrowser();
    try {
      await measure(site, browser);
    } finally {
      await browser.close();
    }
  };

/** `npm run bench` runs all measurements, `npm run bench -- page load` only the named ones. */
const demoSiteMeasures: Readonly<Record<string, Measure>> = {
  page: inBrowser(measurePublicPages),
  lighthouse: measureLighthouse,
  'first-views': inBrowser(measureFirstViews),
  'section-pages': inBrowser(measureSectionPages),
  federation: inBrowser(measureFederation),
  staff: inBrowser(measureStaffPages),
  load: measureLoad,
  'sign-in': measureSignIn,
  inbox: measureInbox,
  previews: measurePreviews,
};

/** Measurements that start their own site or processes. */
const standaloneMeasures: Readonly<Record<string, () => Promise<void>>> = {
  lists: measureLists,
  'lists-postgres': measureListsOnPostgres,
  search: measureSearch,
  'search-postgres': measureSearchOnPostgres,
  'page-tree': measurePageTree,
  'edit-pairs': measureEditPairs,
  'cold-pages': measureColdPages,
  memory: measureMemory,
  starts: measureStarts,
  builds: measureBuilds,
  dev: measureDevLoop,
  releases: measureReleases,
  'large-release': measureLargeRelease,
  faults: measureFaults,
  peers: measurePeers,
};

const requestedNames = process.argv.slice(2);
const selected = <T>(measures: Readonly<Record<string, T>>): T[] =>
  Object.entries(measures).flatMap(([name, measure]) =>
    requestedNames.length === 0 || requestedNames.includes(name) ? [measure] : [],
  );

const withSite = selected(demoSiteMeasures);
if (withSite.length > 0) await measureOnDemoSite(withSite);
for (const measure of selected(standaloneMeasures)) await measure();

async function measureOnDemoSite(measures: readonly Measure[]): Promise<void> {
  // The first start generates pictures and strips types; the measurements need a site in steady state.
  const first = await startSite();
  await first.stop();
  const site = await startSite(first.dataDir);
  try {
    for (const measure of measures) await measure(site);
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}
