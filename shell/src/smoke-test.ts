import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@vitrin/shared-contracts/router';
import '@vitrin/shared-contracts/state';
import type { FoundRoute } from '@vitrin/shared-contracts/rendering';
import { readBoot } from './boot.ts';
import { browserContext } from './context.ts';
import { loadRelease, loadSections } from './federation/load-remote.ts';
import { loadAllRoutes } from './load-all-routes.ts';
import { testSection } from './sections/test-section.tsx';

/**
 * Loads a release as a page does, up to its first rendering, with the same federation runtime, shared modules and
 * checks as in a document; returns its routes. The server runs this before it stores a release (docs/architecture.md).
 */
async function loadWholeRelease(): Promise<FoundRoute[]> {
  const boot = readBoot();
  const app = await loadRelease(boot.release);
  return loadAllRoutes(app.createRoutes(browserContext(boot)));
}

globalThis.vitrinRehearsal = loadWholeRelease;

globalThis.vitrinTestSections = async (sections) => {
  const { release } = readBoot();
  const { sections: own } = await loadSections(release);
  for (const section of sections) await testSection(own, section);
};
