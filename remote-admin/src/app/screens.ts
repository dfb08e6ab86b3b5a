import { adminPaths } from '@vitrin/shared-contracts/paths';
import { modules } from '../features/index.ts';
import type { PanelScreen } from '../editing/panel-module.ts';

const screensOfModules = modules.flatMap(({ routes }): readonly PanelScreen[] => routes);

/** The root redirects to the dashboard, so it needs the same files. */
const root = screensOfModules
  .filter(({ path }) => path === adminPaths.dashboard)
  .map((dashboard) => ({ ...dashboard, path: adminPaths.root }));

/**
 * All screens with their first requests. The build reads this list (kit/src/build), so that the server can preload the
 * files of a screen.
 */
export const screens = [...root, ...screensOfModules];
