import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { base, type UnitOptions } from './base.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { federation, remoteEntry } from './federation.ts';
import { stableFederationIds } from './stable-federation-ids.ts';

/**
 * Chunk with everything that only the panel's start needs, under a fixed name, so that the panel's document can preload
 * it. axios is loaded after the start.
 */
const httpChunk = {
  name: 'http',
  chunks: 'async',
  enforce: true,
  test: /[\\/](?:shared-contracts[\\/]src[\\/]runtime[\\/]http|shell[\\/]src[\\/]session[\\/](?:follow-session|watch-expiry))\.ts$/,
} as const;

/** axios with the module that imports it: one file instead of two. */
const axiosChunk = {
  name: 'axios',
  chunks: 'async',
  enforce: true,
  test: /[\\/](?:axios|shared-contracts[\\/]src[\\/]runtime[\\/]http-client)\b/,
} as const;

/** Returns the configuration of the bundle that runs in the browser. */
export function clientBundle(options: UnitOptions): Configuration {
  const { unit, directory } = options;
  const common = base(options, 'browser');
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: unit === 'shell' ? { shell: './src/index.ts', rehearsal: './src/smoke-test.ts' } : {},
    output: {
      path: path.join(directory, 'dist/browser'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: unit,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `vitrin-${unit}`, onPolicyCreationFailure: 'stop' },
    },
    optimization: {
      ...common.optimization,
      chunkIds: 'named',
      moduleIds: 'deterministic',
      ...(unit === 'shell' ? { splitChunks: { cacheGroups: { http: httpChunk, axios: axiosChunk } } } : {}),
    },
    plugins: [
      federation(options),
      stableFederationIds,
      ...(unit === 'shell' ? [] : [chunkIntegrity(remoteEntry)]),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new webpack.DefinePlugin({ __SERVER__: 'false' }),
    ],
  };
}
