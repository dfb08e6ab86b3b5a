/** Global of the page with the modules of which all units must use the same copy; `browser/` defines it. */
const PAGE_GLOBAL = 'vitrin_development';
/** React and its renderer: the first script of the page contains the development build, which all units share. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom'] as const;
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
