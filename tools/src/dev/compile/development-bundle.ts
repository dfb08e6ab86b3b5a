import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

/** Global of the page with the modules of which all units must use the same copy; `browser/` defines it. */
const GLOBAL = 'vitrin_development';
const REFRESH_RUNTIME = /^(?:react-refresh|.*[\\/]react-refresh)[\\/]runtime(?:\.js)?$/;

const IDLE_MS = 60_000;

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
    experiments: { cacheUnaffected: true },
    module: isHot ? { ...module, rules: (module?.rules ?? []).map(withRefresh) } : (module ?? {}),
    ...(isHot ? { externals: sharedCopies } : {}),
    // A failed build replaces nothing: the page keeps the last one that worked, and the next update starts from it.
    optimization: { ...optimization, minimize: false, moduleIds: 'named', chunkIds: 'named', emitOnErrors: false },
    plugins: isHot ? [...plugins, new ReactRefreshPlugin({ overlay: false })] : plugins,
  };
}

/** The cache is written at once, not while the developer waits for the first change. */
function cacheOf({ cache }: Configuration, name: string): NonNullable<Configuration['cache']> {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return { type: 'memory' };
  return { ...cache, name, idleTimeoutForInitialStore: 0, idleTimeoutAfterLargeChanges: IDLE_MS };
}

function withRefresh(rule: unknown): RuleSetRule {
  const { options, ...rest } = rule as RuleSetRule;
  if (rest.loader !== 'swc-loader' || typeof options !== 'object') return rule as RuleSetRule;
  const { jsc } = options as { jsc?: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rest, options: { ...options, jsc: { ...jsc, transform: { react } } } };
}

/** Shell and remotes have a compiler each, but one React and one refresh runtime in the page. */
function sharedCopies(
  { request = '' }: { request?: string },
  callback: (error?: Error | null, result?: string) => void,
): void {
  if (REFRESH_RUNTIME.test(request)) callback(null, `var ${GLOBAL}.refresh`);
  else if (request === 'react/jsx-dev-runtime') callback(null, `var ${GLOBAL}.jsx`);
  else callback();
}
