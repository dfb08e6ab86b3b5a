import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { rendererKey, sharedKeys } from '../../webpack/index.ts';

/** Global of the page with the modules of which all units must use the same copy; `browser/` defines it. */
const PAGE_GLOBAL = 'vitrin_development';
const REFRESH_RUNTIME = /^(?:react-refresh|.*[\\/]react-refresh)[\\/]runtime(?:\.js)?$/;

/** The first script of the page contains the development build of React and of the renderer. */
const reactKeys = Object.keys(sharedKeys).filter((key) => key.startsWith('react'));

/** External modules of a bundle that is compiled without federation: React of the page. */
export const reactOfPage: Readonly<Record<string, string>> = Object.fromEntries(
  reactKeys.map((key) => [key, `var ${expressionOf(key)}`]),
);

function expressionOf(key: string): string {
  return `${PAGE_GLOBAL}.shares[${JSON.stringify(key)}]`;
}

/**
 * External modules of a bundle with federation: the modules that only development code imports, the refresh runtime and
 * the JSX of development. Shell and remotes have a compiler each, but one copy of them in the page.
 */
export function developmentModulesOfPage(
  { request = '' }: { request?: string },
  callback: (error?: Error | null, result?: string) => void,
): void {
  if (REFRESH_RUNTIME.test(request)) callback(null, `var ${PAGE_GLOBAL}.refresh`);
  else if (request === 'react/jsx-dev-runtime') callback(null, `var ${PAGE_GLOBAL}.jsx`);
  else callback();
}

/**
 * Replaces React in the shell, which provides it to the remotes, by the copy of the page. That copy is used in any case,
 * and without the second one the shell is half as large: it compiles and starts faster after each change. External
 * modules of webpack would be excluded from federation, so the module is replaced after its request was resolved.
 */
export const useReactOfPage: WebpackPluginInstance = {
  apply(compiler) {
    const { resolve } = createRequire(path.join(compiler.context, 'package.json'));
    const expressions = new Map([...reactKeys, rendererKey].map((key) => [resolve(key), expressionOf(key)]));
    const { ExternalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('vitrin', (_, { normalModuleFactory }) => {
      normalModuleFactory.hooks.createModule.tapAsync('vitrin', ({ resource }, { request }, callback) => {
        const expression = expressions.get(resource);
        callback(null, expression === undefined ? undefined : new ExternalModule(expression, 'var', request));
      });
    });
  },
};
