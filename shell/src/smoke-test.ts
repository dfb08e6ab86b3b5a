import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-contracts/router';
import 'shared-contracts/state';
import type { FoundRoute } from 'shared-contracts/rendering';
import { readBoot } from './boot.ts';
import { browserContext } from './context.ts';
import { loadRelease } from './federation/load-remote.ts';
import { loadAllRoutes } from './load-all-routes.ts';

/**
 * Boots a release as a page would, up to its first rendering: the federation runtime, the shared modules and the checks are the
 * very ones of a document. The server runs this before it keeps a release (docs/architecture.md).
 */
async function loadWholeRelease(): Promise<FoundRoute[]> {
  const { release } = readBoot();
  const app = await loadRelease(release);
  return loadAllRoutes(app.createRoutes(browserContext));
}

globalThis.vitrinRehearsal = loadWholeRelease;
