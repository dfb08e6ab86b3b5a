import webpack, { type WebpackPluginInstance } from 'webpack';
import { federationManifest } from './federation.ts';

const NAME = 'remove-stats';
const STATS = federationManifest.replace('.json', '-stats.json');

/** Removes the statistics that federation writes beside its manifest: they contain the paths of source files. */
export const removeStats: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => compilation.deleteAsset(STATS));
    });
  },
};
