import { createHash } from 'node:crypto';
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';

const NAME = 'chunk-integrity';
/** Stands for the hashes until all files have their final content; quoted, so that it survives minification. */
const PLACEHOLDER = '__CHUNK_INTEGRITY__';
const QUOTED = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
/** Matches no file, so the browser blocks a script that is not part of the build. */
const UNMATCHED = `sha384-${'A'.repeat(64)}`;

/**
 * Writes the integrity of every other script into the entry of a remote. The document states the integrity of the
 * entry alone, which keeps it small, and the browser still refuses a chunk with other content. The shell's own list
 * (shell/src/federation) is for releases that were built without this plugin.
 * @param entry - file name of the entry, which contains the webpack runtime
 */
export function chunkIntegrity(entry: string): WebpackPluginInstance {
  return {
    apply({ hooks, options }) {
      // `npm run dev` replaces chunks while their entry runs.
      if (options.mode === 'development') return;
      hooks.compilation.tap(NAME, (compilation) => {
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          NAME,
          (code) =>
            `${code}\nscript.integrity = JSON.parse("${PLACEHOLDER}")[url.slice(${webpack.RuntimeGlobals.publicPath}.length).split("?")[0]] || "${UNMATCHED}";`,
        );
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
          () => writeHashes(compilation, entry),
        );
      });
    },
  };
}

function writeHashes(compilation: Compilation, entry: string): void {
  const hashes = JSON.stringify(JSON.stringify(integrityOfChunks(compilation, entry)));
  compilation.updateAsset(entry, (source) => {
    const code = source.source().toString();
    if (!code.includes(PLACEHOLDER)) throw new Error(`${entry} loads chunks without checking their integrity`);
    return new webpack.sources.RawSource(code.replace(QUOTED, () => hashes));
  });
}

function integrityOfChunks(compilation: Compilation, entry: string): Record<string, string> {
  const chunks = compilation.getAssets().filter(({ name }) => name.endsWith('.js') && name !== entry);
  return Object.fromEntries(
    chunks
      .toSorted((left, right) => (left.name < right.name ? -1 : 1))
      .map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
  );
}
