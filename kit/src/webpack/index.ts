import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Configuration } from 'webpack';
import { clientBundle } from './browser.ts';
import { sectionsEntry } from './sections.ts';
import { serverBundle } from './server.ts';

export { base } from './base.ts';
export { clientBundle, serverBundle };
export { exposedChunk, remoteEntry } from './federation.ts';
export { declarationsFile, sectionChunk, sectionsChunk, sectionsEntry } from './sections.ts';
export { apiSurfaceRange, rendererKey, sharedKeys, sharedRanges } from './shared-singletons.ts';

const app = './src/app/index.tsx';

/** Returns both bundles of a remote that is rendered on the server. */
export function renderedRemote(unit: RemoteName, directory: string): Configuration[] {
  return [clientBundle({ unit, directory }), serverBundle({ unit, directory }, serverEntry(directory))];
}

/** A server bundle is one file: a remote with sections exports them by name beside its pages. */
function serverEntry(directory: string): string {
  const sections = sectionsEntry(directory);
  if (sections === null) return app;
  const code = `export {default} from "${app}";export {default as sections} from "${sections}"`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
