import webpack, {
  type Chunk,
  type Compilation,
  type Compiler,
  type NormalModule,
  type WebpackPluginInstance,
} from 'webpack';
import { lookCompiler, type ChunkStyles, type LookBundle } from './compile-looks.ts';
import { lookNames, looksFolder } from './look-files.ts';

const NAME = 'looks';
const { RuntimeGlobals, RuntimeModule, sources } = webpack;

/**
 * Adds the sheets of the looks of a remote (docs/looks.md): for each sheet of a chunk, `home.css`, another one for each
 * look, `<look>.home.css`, with the same classes. The browser loads those of the look in the document's `data-look`.
 */
export function looks(directory: string): WebpackPluginInstance {
  return {
    apply(compiler) {
      if (lookNames(directory).length === 0) return;
      const compile = lazily(compiler, directory);
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
          const { files, dependencies } = await compile(chunkStyles(compilation));
          for (const [file, content] of files)
            if (!compilation.getAsset(file))
              compilation.emitAsset(file, new sources.RawSource(content), { minimized: true });
          compilation.fileDependencies.addAll(dependencies);
          compilation.contextDependencies.add(looksFolder(directory));
        });
        const needed = RuntimeGlobals.getChunkCssFilename;
        compilation.hooks.runtimeRequirementInTree.for(needed).tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new LookOfDocument());
        });
      });
    },
  };
}

/** Compiles the looks again only when styles have changed: during development most compilations change scripts. */
function lazily(compiler: Compiler, directory: string): (chunks: ChunkStyles) => Promise<LookBundle> {
  const { mode, experiments, context, module, optimization } = compiler.options;
  const rules = module.rules.filter((rule) => typeof rule === 'object' && rule !== null && isStyleRule(rule.test));
  const compile = lookCompiler({
    directory,
    rules: rules as never,
    settings: { mode: mode ?? 'production', experiments, context: context ?? directory },
    minimizer: optimization.minimizer,
  });
  let last: { key: string; bundle: LookBundle } | null = null;
  return async (chunks) => {
    const key = JSON.stringify(chunks);
    const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
    if (last?.key === key && !changed.some((file) => last?.bundle.dependencies.has(file))) return last.bundle;
    last = { key, bundle: await compile(chunks) };
    return last.bundle;
  };
}

/** The rules for styles and for the files that they name, not those for scripts. */
function isStyleRule(test: unknown): boolean {
  return test instanceof RegExp && !test.test('a.ts');
}

function chunkStyles(compilation: Compilation): ChunkStyles {
  const plugin = new webpack.css.CssModulesPlugin();
  const filesOf = (chunk: Chunk) =>
    plugin
      .getOrderedChunkCssModules(chunk, compilation.chunkGraph, compilation)
      .map((module) => (module as unknown as NormalModule).resource);
  const sheets = [...compilation.chunks].flatMap((chunk) => {
    const sheet = [...chunk.files].find((file) => file.endsWith('.css'));
    return sheet === undefined ? [] : [[sheet, filesOf(chunk)] as const];
  });
  return Object.fromEntries(sheets.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

class LookOfDocument extends RuntimeModule {
  constructor() {
    super(NAME, RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const styles = RuntimeGlobals.getChunkCssFilename;
    return `var look = document.documentElement.dataset.look, own = ${styles};
if (look) ${styles} = (id) => look + "." + own(id);`;
  }
}
