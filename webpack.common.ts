import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { RemoteName, Unit } from 'shared-contracts/releases';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { stableFederationIds } from './webpack.federation-ids.ts';

const REACT = '^19.0.0';
const CONTRACT = 'shared-contracts';

/**
 * The one list of shared singletons (docs/architecture.md): provided by the shell, never bundled into a remote. Each with the range that
 * a unit needs of it; `null` is the unit's own range of `shared-contracts`, which stands in its package.json.
 */
export const sharedKeys = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'shared-contracts/state': null,
  'shared-contracts/router': null,
  'shared-contracts/http': null,
} as const;

/** axios hangs on it, so it stays out of the first view. */
const LAZY_KEY = 'shared-contracts/http';

export const exposedModule = './app';
export const exposedChunk = '__federation_expose_app';
export const remoteEntry = 'remote-entry.js';

export interface UnitOptions {
  unit: Unit;
  /** Folder of the workspace. */
  directory: string;
}

/** Range of the contract that the unit in this folder needs. */
export function contractRange(directory: string): string {
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const range = manifest.dependencies?.[CONTRACT];
  if (range === undefined) throw new Error(`${directory}/package.json names no range of ${CONTRACT}`);
  return range;
}

/** Range of each shared singleton that the unit in this folder needs, by key. */
export function sharedRanges(directory: string): Record<string, string> {
  const contract = contractRange(directory);
  return Object.fromEntries(Object.entries(sharedKeys).map(([key, range]) => [key, range ?? contract]));
}

/** What the shell gives and does not fit, fails to load: a warning would leave a remote running on something else. */
function shares({ unit, directory }: UnitOptions): Record<string, object> {
  const role = (key: string) =>
    unit === 'shell' ? { eager: key !== LAZY_KEY } : { import: false, strictVersion: true };
  return Object.fromEntries(
    Object.entries(sharedRanges(directory)).map(([key, requiredVersion]) => [
      key,
      { singleton: true, requiredVersion, ...role(key) },
    ]),
  );
}

function federation(options: UnitOptions): ModuleFederationPlugin {
  const { unit, directory } = options;
  const host = unit === 'shell';
  return new ModuleFederationPlugin({
    name: unit,
    ...(host
      ? {}
      : {
          filename: remoteEntry,
          exposes: { [exposedModule]: { import: ['./src/app/index.tsx'], name: exposedChunk } },
        }),
    shared: shares(options),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    virtualRuntimeEntry: true,
    runtimePlugins: host
      ? ['provide-runtime.ts', 'create-script.ts', 'forget-failed-share.ts'].map((file) =>
          path.join(directory, 'src/federation', file),
        )
      : [],
    experiments: { externalRuntime: !host, optimization: { target: 'web', disableSnapshot: true } },
  });
}

const script: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
};

/** Class names are the same in both halves: they hang on file and name alone. */
function styles(unit: Unit, half: 'browser' | 'server'): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: `${unit.replace('remote_', '').slice(0, 2)}[hash:base64:5]`,
    exportOnlyLocals: half === 'server',
  };
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      ...(half === 'browser' ? [MiniCssExtractPlugin.loader] : []),
      { loader: 'css-loader', options: { modules, importLoaders: 0 } },
    ],
  };
}

const assets: RuleSetRule = {
  test: /\.(woff2|png|webp|svg)$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

/** The router's package exports name its development build for every condition. */
function productionRouter(root: string): Record<string, string> {
  const folder = path.join(root, 'node_modules/react-router/dist/production');
  return { 'react-router/dom$': path.join(folder, 'dom-export.mjs'), 'react-router$': path.join(folder, 'index.mjs') };
}

/** What every bundle of the house has in common. */
export function base({ unit, directory }: UnitOptions, half: 'browser' | 'server' | 'small'): Configuration {
  const root = path.dirname(directory);
  return {
    name: `${unit}-${half}`,
    mode: 'production',
    context: directory,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: productionRouter(root) },
    module: { rules: [script, styles(unit, half === 'server' ? 'server' : 'browser'), assets] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${unit}-${half}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      // The manifest too: the ranges stand there.
      buildDependencies: {
        config: [
          import.meta.filename,
          path.join(root, 'webpack.federation-ids.ts'),
          ...['webpack.config.ts', 'package.json'].map((file) => path.join(directory, file)),
        ],
      },
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
  };
}

/** axios and what stands on it in one file with a known name, so that the panel's document can preload it. */
const httpChunk = {
  name: 'http',
  chunks: 'async',
  enforce: true,
  test: /[\\/](?:axios|shared-contracts[\\/]src[\\/]http)\b/,
} as const;

/** Each further script of a remote comes with the integrity that its document names: the shell knows it (shell/src/federation). */
const chunkIntegrity: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.compilation.tap('chunk-integrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'chunk-integrity',
        (code) => `${code}\nif (globalThis._VITRIN_INTEGRITY) script.integrity = globalThis._VITRIN_INTEGRITY(url);`,
      );
    });
  },
};

/** The half that runs in the browser. */
export function browserHalf(options: UnitOptions): Configuration {
  const { unit, directory } = options;
  const common = base(options, 'browser');
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: unit === 'shell' ? { shell: './src/index.ts', rehearsal: './src/rehearsal.ts' } : {},
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
      ...(unit === 'shell' ? { splitChunks: { cacheGroups: { http: httpChunk } } } : {}),
    },
    plugins: [
      federation(options),
      stableFederationIds,
      ...(unit === 'shell' ? [] : [chunkIntegrity]),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new webpack.DefinePlugin({ __SERVER__: 'false' }),
    ],
  };
}

/** The half that renders on the server: one CommonJS file; remotes take the singletons from the shell's. */
export function serverHalf(options: UnitOptions, entry: string): Configuration {
  const { unit, directory } = options;
  const common = base(options, 'server');
  const externals = Object.fromEntries(Object.keys(sharedKeys).map((key) => [key, `commonjs2 ${key}`]));
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

/** Both halves of a remote that the server renders. */
export function renderedRemote(unit: RemoteName, directory: string): Configuration[] {
  return [browserHalf({ unit, directory }), serverHalf({ unit, directory }, './src/app/index.tsx')];
}
