import type { RemoteName } from 'shared-contracts/releases';
import type { Configuration } from 'webpack';
import { browserHalf } from './webpack/browser.ts';
import { serverHalf } from './webpack/server.ts';

export { base } from './webpack/base.ts';
export { browserHalf, serverHalf };
export { exposedChunk, remoteEntry } from './webpack/federation.ts';
export { contractRange, sharedKeys, sharedRanges } from './webpack/shared-singletons.ts';

/** Both halves of a remote that the server renders. */
export function renderedRemote(unit: RemoteName, directory: string): Configuration[] {
  return [browserHalf({ unit, directory }), serverHalf({ unit, directory }, './src/app/index.tsx')];
}
