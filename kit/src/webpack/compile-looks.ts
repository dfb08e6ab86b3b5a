import { existsSync, readFileSync } from 'node:fs';
import webpack, { type Compiler, type Configuration, type LoaderContext, type RuleSetRule } from 'webpack';
import { hasComponentStyles, lookFiles, lookNames, ownSheets } from './look-files.ts';

const NAME = 'compile-looks';
/** Stage before the reader of files. */
const BEFORE_FILES = -1;
/** Result of a reader that leaves a resource to the next one; the declared type does not contain it. */
const NEXT_READER = undefined as unknown as null;
/** Style files of a chunk in their order, by the name of its sheet. */
export type ChunkStyles = Readonly<Record<string, readonly string[]>>;

export interface LookBundle {
  /** Content of the sheets of all looks, and of the files that they name. */
  files: ReadonlyMap<string, Buffer>;
  /** Files that the sheets were made of, and files that would change them. */
  dependencies: ReadonlySet<string>;
}

interface LookCompilation {
  directory: string;
  /** Rules of the client bundle for styles and for the files that they name. */
  rules: readonly RuleSetRule[];
  /** Settings that both bundles share. */
  settings: Pick<Configuration, 'experiments'> & { mode: NonNullable<Configuration['mode']>; context: string };
  minimizer: NonNullable<Configuration['optimization']>['minimizer'];
}

/**
 * Returns the function that compiles the styles of the chunks once more for each look, by a compiler of its own: only
 * styles, with the same rules, so that classes have the same names.
 */
export function lookCompiler(options: LookCompilation): (chunks: ChunkStyles) => Promise<LookBundle> {
  return (chunks) => {
    const compiler = webpack({
      ...options.settings,
      name: NAME,
      target: ['web', 'es2022'],
      devtool: false,
      cache: false,
      entry: entriesOf(options.directory, chunks),
      output: { path: options.directory, filename: '[name].js', cssFilename: '[name].css', publicPath: '' },
      module: { rules: [...options.rules] },
      optimization: { minimizer: options.minimizer ?? [], minimize: options.settings.mode !== 'development' },
      performance: false,
      infrastructureLogging: { level: 'error' },
    });
    readStylesOfLook(compiler, options.directory);
    return collect(compiler);
  };
}

/** Reads for `hero.module.css?look=name` the styles of that look. They keep the name of the component's own file. */
function readStylesOfLook(compiler: Compiler, directory: string): void {
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    const { readResource } = webpack.NormalModule.getCompilationHooks(compilation);
    readResource.for(undefined).tap({ name: NAME, stage: BEFORE_FILES }, (context) => {
      const { resourcePath, resourceQuery } = context as unknown as LoaderContext<object>;
      const look = new URLSearchParams(resourceQuery).get('look');
      if (look === null) return NEXT_READER;
      const { replacement, extension } = lookFiles(directory, look, resourcePath);
      for (const file of [resourcePath, replacement, extension])
        if (existsSync(file)) context.addDependency(file);
        else context.addMissingDependency(file);
      if (existsSync(replacement)) return readFileSync(replacement);
      return existsSync(extension)
        ? Buffer.concat([resourcePath, extension].map((file) => readFileSync(file)))
        : NEXT_READER;
    });
  });
}

function entriesOf(directory: string, chunks: ChunkStyles): Record<string, string[]> {
  const entries = lookNames(directory).flatMap((look) => [
    ...Object.entries(ownSheets(directory, look)).map(([name, file]) => [`${look}.${name}`, [file]]),
    ...Object.entries(hasComponentStyles(directory, look) ? chunks : {}).map(([sheet, files]) => [
      `${look}.${sheet.replace(/\.css$/, '')}`,
      files.map((file) => `${file}?look=${look}`),
    ]),
  ]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

/** Runs the compiler without writing anything; the scripts that would load the styles are left out. */
function collect(compiler: Compiler): Promise<LookBundle> {
  compiler.hooks.shouldEmit.tap(NAME, () => false);
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
      for (const file of Object.keys(assets)) if (file.endsWith('.js')) compilation.deleteAsset(file);
    });
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('webpack returned no result'));
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-warnings')));
        const { compilation } = stats;
        const files = compilation.getAssets().map(({ name, source }) => [name, source.buffer()] as const);
        const dependencies = [...compilation.fileDependencies, ...compilation.missingDependencies];
        resolve({ files: new Map(files), dependencies: new Set(dependencies) });
      });
    });
  });
}
