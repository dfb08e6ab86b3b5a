import path from 'node:path';
import ts from 'typescript';

/**
 * Compiles the sources of a workspace to `out`: JavaScript with source maps that contain the sources, and declarations.
 * Types were checked before; an error of the emitter is thrown.
 */
export function emitPackage(folder: string, out: string): void {
  const sources = ts.sys.readDirectory(path.join(folder, 'src'), ['.ts'], ['**/*.test.ts', '**/testing/**']);
  const { config } = ts.readConfigFile(path.join(folder, '../kit/tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const program = ts.createProgram([...sources, path.join(folder, '../kit/types.d.ts')], {
    ...options,
    types: [],
    rootDir: path.join(folder, 'src'),
    outDir: out,
    noEmit: false,
    noCheck: true,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
  });
  const own = new Set(sources.map((file) => path.resolve(file)));
  for (const source of program.getSourceFiles()) {
    if (!own.has(path.resolve(source.fileName))) continue;
    const { diagnostics } = program.emit(source);
    const [problem] = diagnostics;
    if (problem) throw new Error(`${source.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  }
}
