import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';

/** Global of the page with the modules of which all units must use the same copy; `browser/` defines it. */
const PAGE_GLOBAL = 'vitrin_development';
/** React and its renderer: the first script of the page contains the development build, which all units share. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
const REFRESH_RUNTIME = /^(?:react-refresh|.*[\\/]react-refresh)[\\/]runtime(?:\.js)?$/;

/** React of the page, for a bundle that is compiled without federation: an expression for each request. */
export const reactOfPage: Readonly<Record<string, string>> = Object.fromEntries(
  REACT.map((request) => [request, `var ${expressionOf(request)}`]),
);

function expressionOf(request: string): string {
  return `${PAGE_GLOBAL}.shares[${JSON.stringify(request)}]`;
}

/** External modules of a bundle with federation: shell and remotes have a compiler each, but one refresh runtime. */
export function refreshOfPage(
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
    const expressions = new Map(REACT.map((request) => [resolve(request), expressionOf(request)]));
    const { ExternalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('vitrin', (_, { normalModuleFactory }) => {
      normalModuleFactory.hooks.createModule.tapAsync('vitrin', ({ resource }, { request }, callback) => {
        const expression = expressions.get(resource);
        callback(null, expression === undefined ? undefined : new ExternalModule(expression, 'var', request));
      });
    });
  },
};
