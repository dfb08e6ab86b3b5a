import { rm } from 'node:fs/promises';
import { isAffected } from '../../tools/src/testing/extent.ts';
import { unexpectedMessages } from '../fixtures/faults/expected-messages.ts';
import type { FaultCase, Bundle } from '../fixtures/faults/fault-case.ts';
import { faultCases } from '../fixtures/faults/fault-cases.ts';
import { faultRemotes } from '../fixtures/faults/fault-remotes.ts';
import { playFault, type FaultVisit } from '../fixtures/faults/play-fault.ts';
import { openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { signIn } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

const titleOf = ({ fault, where }: FaultCase) => (where ? `${fault}, ${where}` : fault);

/** Modules of the server that load, choose and judge releases. */
const RELEASES = ['releases', 'kit'];

/**
 * Returns the faults to play; none when neither shared code nor the handling of releases has changed, because a feature
 * inside a remote takes no part in it.
 */
const casesFor = (bundle: Bundle): readonly FaultCase[] => (isAffected(...RELEASES) ? faultCases[bundle] : []);

/** 13 kinds of fault in every remote and in both of its bundles: visitors get the last known good release, never a blank page. */
for (const remote of faultRemotes) {
  test.describe(`a live release of ${remote.unit}`, () => {
    // The releases share one site; a failed test must not skip the following ones.
    test.describe.configure({ mode: 'default' });
    let site: RunningServer;
    let panel: PanelClient;
    let storage: FaultVisit['storage'];

    test.beforeAll(async ({ browser }) => {
      site = await startServer(await copyTemplate());
      panel = await openPanelClient(site.url);
      if (!remote.isForStaff) return;
      const page = await browser.newPage({ baseURL: site.url });
      await signIn(page);
      // Leaving the page removes its stored record of the running release.
      await page.goto('about:blank');
      storage = await page.context().storageState();
      await page.context().close();
    });

    test.afterAll(async () => {
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    });

    for (const bundle of remote.bundles) {
      for (const faultCase of casesFor(bundle)) {
        test(`with a fault in its ${bundle} bundle (${titleOf(faultCase)}) is replaced by the last known good release`, async ({
          browser,
        }) => {
          const outcome = await playFault({ browser, site, remote, panel, storage }, faultCase);
          const { referenced, isStarted, blanks, notices, phases } = outcome;
          expect({ referenced, isStarted, blanks, notices }).toEqual({
            referenced: outcome.good,
            isStarted: true,
            blanks: 0,
            notices: 0,
          });
          expect(phases).toContain(faultCase.phase);
          expect(unexpectedMessages(outcome)).toEqual([]);
        });
      }
    }
  });
}
