import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { scriptLoader } from '../../webpack/base.ts';
import { developmentModulesOfPage } from './page-modules.ts';

const IDLE_MS = 60_000;

/** Analyses of the whole bundle make it smaller, but cost half the time of each compilation. */
const quickly: NonNullable<Configuration['optimization']> = {
  minimize: false,
  moduleIds: 'named',
  chunkIds: 'named',
  providedExports: false,
  usedExports: false,
  sideEffects: false,
  // A failed build replaces nothing: the page keeps the last one that worked, and the next update starts from it.
  emitOnErrors: false,
};

/** Settings of a bundle that differ between the browser and the server. */
interface BundleOptions {
  /** Whether React Refresh and hot updates apply to it. */
  isHot: boolean;
}

/**
 * Turns a production configuration into one for development: readable, with source maps, fast to build again. The
 * policy of the site forbids `eval`, so source maps are files.
 */
export function developmentBundle(production: Configuration, { isHot }: BundleOptions): Configuration {
  const { module, optimization, plugins = [] } = production;
  const name = `${production.name}-development`;
  return {
    ...production,
    name,
    mode: 'development',
    devtool: isHot ? 'cheap-module-source-map' : false,
    cache: cacheOf(production, name),
    experiments: { ...production.experiments, cacheUnaffected: true },
    watchOptions: { ignored: /[\\/]node_modules[\\/]/ },
    module: {
      ...module,
      // What an unchanged import resolves to is not looked up again.
      unsafeCache: true,
      rules: isHot ? (module?.rules ?? []).map(withRefresh) : (module?.rules ?? []),
    },
    ...(isHot ? { externals: developmentModulesOfPage } : {}),
    optimization: { ...optimization, ...quickly },
    plugins: [...plugins, prepareStyles, ...(isHot ? [new ReactRefreshPlugin({ overlay: false })] : [])],
  };
}

/**
 * Webpack prepares a compilation for styles when it looks up the first one, which a compilation from the cache never
 * does.
 */
const prepareStyles: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap({ name: 'vitrin', stage: 1 }, (_, { normalModuleFactory }) => {
      void normalModuleFactory.hooks.prepareModuleType.for('css/auto').promise();
    });
  },
};

/** Writing the cache blocks the process for seconds, so it waits for a pause in the work. */
function cacheOf({ cache }: Configuration, name: string): NonNullable<Configuration['cache']> {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return { type: 'memory' };
  return { ...cache, name, idleTimeoutForInitialStore: IDLE_MS, idleTimeoutAfterLargeChanges: IDLE_MS };
}

function withRefresh(rule: unknown): RuleSetRule {
  const { options, ...rest } = rule as RuleSetRule;
  if (rest.loader !== scriptLoader || typeof options !== 'object') return rule as RuleSetRule;
  const { jsc } = options as { jsc?: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rest, options: { ...options, jsc: { ...jsc, transform: { react } } } };
}
