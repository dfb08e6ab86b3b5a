import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Configuration, RuleSetRule } from 'webpack';
import { openProject, packageFolder } from '../project.ts';
import { isStandalone } from './build-mode.ts';
import { settingsFiles } from './settings-files.ts';
import { styleRule } from './styles.ts';

export interface UnitOptions {
  unit: Unit;
  /** Folder of the workspace. */
  directory: string;
}

// The compiler would add its own native stack to every error in a source file where a developer of Rust has asked for it.
for (const name of ['RUST_BACKTRACE', 'RUST_LIB_BACKTRACE']) process.env[name] = '0';

/** Loaders are dependencies of this package: the project that is built need not have them. */
const { resolve } = createRequire(import.meta.url);
export const scriptLoader = resolve('swc-loader');

const script: RuleSetRule = {
  test: /\.tsx?$/,
  loader: scriptLoader,
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
};

const assets: RuleSetRule = {
  test: /\.(woff2|png|webp|svg)$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

/**
 * Aliases the router's production build, because the package exports point to the development build under every
 * condition.
 */
function productionRouter(directory: string): Record<string, string> {
  const contracts = packageFolder('@vitrin/shared-contracts', directory);
  const folder = path.join(packageFolder('react-router', contracts), 'dist/production');
  return { 'react-router/dom$': path.join(folder, 'dom-export.mjs'), 'react-router$': path.join(folder, 'index.mjs') };
}

/** A pipeline that keeps the cache names a folder that `npm ci` does not delete. */
function cacheFolder(root: string): string {
  return path.resolve(root, process.env['VITRIN_CACHE_DIR'] || 'node_modules/.cache');
}

/** Returns the settings that all bundles share. */
export function base({ unit, directory }: UnitOptions, bundle: 'browser' | 'server' | 'small'): Configuration {
  const { root } = openProject(directory);
  return {
    name: `${unit}-${bundle}`,
    mode: 'production',
    context: directory,
    devtool: false,
    experiments: { css: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: productionRouter(directory) },
    module: { rules: [script, styleRule(unit, directory, bundle === 'server' ? 'server' : 'browser'), assets] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${unit}-${bundle}${isStandalone() ? '-standalone' : ''}`,
      cacheDirectory: path.join(cacheFolder(root), 'webpack'),
      // Includes the manifest, because it contains the version ranges.
      buildDependencies: {
        config: [...settingsFiles, ...['webpack.config.ts', 'package.json'].map((file) => path.join(directory, file))],
      },
    },
    optimization: {
      minimizer: [
        // Both libraries are native: swc uses a thread for each file, which is faster than processes to which all files
        // are sent.
        new MinimizerPlugin({
          parallel: false,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ parallel: false, minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
  };
}
