import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Configuration } from 'webpack';
import { clientBundle } from './browser.ts';
import { serverBundle } from './server.ts';

export { base } from './base.ts';
export { clientBundle, serverBundle };
export { exposedChunk, remoteEntry } from './federation.ts';
export { apiSurfaceRange, rendererKey, sharedKeys, sharedRanges } from './shared-singletons.ts';

/** Returns both bundles of a remote that is rendered on the server. */
export function renderedRemote(unit: RemoteName, directory: string): Configuration[] {
  return [clientBundle({ unit, directory }), serverBundle({ unit, directory }, './src/app/index.tsx')];
}
