import path from 'node:path';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { base, type UnitOptions } from './base.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { compileHint } from './compile-hint.ts';
import { federation, remoteEntry } from './federation.ts';
import { reuseInlinedStyles } from './inlined-styles.ts';
import { looks } from './looks.ts';
import { removeStats } from './remove-stats.ts';
import { retryChunks } from './retry-chunks.ts';
import { stableFederationIds } from './stable-federation-ids.ts';

/**
 * Chunk with everything that only the panel's start needs, under a fixed name, so that the panel's document can preload
 * it. Other chunks that are loaded on demand have names. A module of the federation runtime must stay in the chunk that
 * waits for it.
 */
const httpChunk = {
  name: 'http',
  chunks: (chunk: Chunk) => !chunk.name && !chunk.canBeInitial(),
  type: /^javascript/,
  enforce: true,
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
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      publicPath: 'auto',
      uniqueName: unit,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `vitrin-${unit}`, onPolicyCreationFailure: 'stop' },
    },
    optimization: {
      ...common.optimization,
      chunkIds: 'named',
      moduleIds: 'deterministic',
      ...(unit === 'shell'
        ? { splitChunks: { cacheGroups: { default: false, defaultVendors: false, http: httpChunk } } }
        : {}),
    },
    // No style relies on the order of two modules; each screen imports them in its own order.
    ignoreWarnings: [/Conflicting order between css/],
    plugins: [
      federation(options),
      stableFederationIds,
      ...(unit === 'shell' ? [] : [chunkIntegrity(remoteEntry), removeStats]),
      looks(directory),
      reuseInlinedStyles,
      retryChunks,
      compileHint,
      new webpack.DefinePlugin({ __SERVER__: 'false' }),
    ],
  };
}
