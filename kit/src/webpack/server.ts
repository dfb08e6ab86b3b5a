import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { base, type UnitOptions } from './base.ts';
import { requestOf, sharedKeys } from './shared-singletons.ts';

/**
 * Returns the configuration of the server bundle: one CommonJS file. Remotes use the singletons of the shell's bundle.
 */
export function serverBundle(options: UnitOptions, entry: string): Configuration {
  const { unit, directory } = options;
  const common = base(options, 'server');
  const externals = Object.fromEntries(Object.keys(sharedKeys).map((key) => [requestOf(key), `commonjs2 ${key}`]));
  return {
    ...common,
    target: 'node24',
    entry: { index: entry },
    externals: unit === 'shell' ? {} : externals,
    output: {
      path: path.join(directory, 'dist/ssr'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name][ext]',
      publicPath: '',
    },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { asset: { emit: false } },
    },
    optimization: { ...common.optimization, splitChunks: false, nodeEnv: 'production' },
    plugins: [new webpack.DefinePlugin({ __SERVER__: 'true' })],
  };
}
