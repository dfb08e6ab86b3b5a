import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';

const NAME = 'compile-hint';
/** See https://v8.dev/blog/explicit-compile-hints; other engines ignore it. */
export const HINT = '//# allFunctionsCalledOnLoad\n';
/**
 * Bytes. A page calls most functions of a smaller script when it loads it, but few of those in a large library. The
 * shell is above the limit too: with the hint its script started 50 ms later, and everything waits for it.
 */
const MAX_SIZE = 300_000;

/**
 * Makes V8 compile all functions of a script in the background while it is downloaded, instead of each one on the main
 * thread when it is first called.
 */
export const compileHint: WebpackPluginInstance = {
  apply({ hooks, options }) {
    if (options.mode === 'development') return;
    // After minification, which removes comments, and before the integrity is computed.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => addHints(compilation));
    });
  },
};

function addHints(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets())
    if (name.endsWith('.js') && source.size() <= MAX_SIZE)
      compilation.updateAsset(name, new webpack.sources.ConcatSource(HINT, source));
}
