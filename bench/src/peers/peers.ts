import { loadavg } from 'node:os';
import { openBrowser } from '../browser.ts';
import { startSite, type Site } from '../site.ts';
import { addArticles, readContent } from './content.ts';
import { measureFirstView } from './first-view.ts';
import { measureNextScreen } from './next-screen.ts';
import { missingPackages } from './packages.ts';
import { launchPlainBrowser } from './plain-browser.ts';
import { measurePanelTimes } from './panel-times.ts';
import { openOwnPanel, openWordpressPanel } from './panels.ts';
import { createWorkspace, type Workspace } from './processes.ts';
import { startStaticPage } from './static-page.ts';
import { startWordpress } from './wordpress.ts';

/** Measures the site beside WordPress and a static page with the same content. */
export async function measurePeers(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0) {
    const install = `apt-get install --no-install-recommends ${missing.join(' ')}`;
    console.log(`\nPeers: not measured, because Debian packages are missing. Install them: ${install}`);
    return;
  }
  const workspace = createWorkspace();
  const end = () => workspace.end();
  // The workspace also ends when the bench is interrupted.
  const interrupt = () => process.exit(1);
  process.once('exit', end).once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    await comparePeers(workspace);
  } finally {
    end();
    process.off('exit', end).off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function comparePeers(workspace: Workspace): Promise<void> {
  console.log('\nPeers: installing WordPress with the content of the demo site …');
  const dataDir = workspace.addFolder('vitrin');
  // The first start generates pictures and strips types; the measurements need a site in steady state.
  const first = await startSite(dataDir);
  try {
    await addArticles(first.address);
  } finally {
    await first.stop();
  }
  const site = await startSite(dataDir);
  try {
    await measureBesidePeers(workspace, site);
  } finally {
    await site.stop();
  }
}

/** Browser arguments. The pages of WordPress refer to hosts on the internet. */
const onlyLocal = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

async function measureBesidePeers(workspace: Workspace, site: Site): Promise<void> {
  const content = await readContent(site.address);
  const wordpress = await startWordpress(workspace, content, site.address);
  const staticPage = await startStaticPage(workspace, content, site.address);
  const browser = await openBrowser(onlyLocal);
  const plainBrowser = await launchPlainBrowser(onlyLocal);
  try {
    const ownPanel = await openOwnPanel(browser, site.address);
    const wordpressPanel = await openWordpressPanel(browser, wordpress);
    printLoad();
    await measurePanelTimes(plainBrowser, ownPanel, wordpressPanel);
    await measureNextScreen(plainBrowser, ownPanel);
    await measureFirstView(browser, { ours: site.address, wordpress, staticPage });
    printLoad();
  } finally {
    await plainBrowser.close();
    await browser.close();
  }
}

/** Other work on the machine widens the ranges; the ratios remain comparable. */
function printLoad(): void {
  console.log(
    `  load average: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );
}
