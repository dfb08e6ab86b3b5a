import path from 'node:path';
import ts from 'typescript';

/** Declarations of each part of `shared-contracts`, as TypeScript emits them, by file name of the part. */
export type Emitted = ReadonlyMap<string, string>;

/** Emits the declarations of every part of the package in `folder`, including parts that it does not export. */
export function emitDeclarations(folder: string, base: string): Emitted {
  const files = ts.sys.readDirectory(path.join(folder, 'src'), ['.ts'], ['**/*.test.ts', '**/*.test-d.ts']);
  const { config } = ts.readConfigFile(base, ts.sys.readFile) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const program = ts.createProgram(files, {
    ...options,
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    noCheck: true,
  });
  const emitted = new Map<string, string>();
  for (const file of files) {
    const keep: ts.WriteFileCallback = (_name, text) => void emitted.set(path.basename(file, '.ts'), text);
    program.emit(program.getSourceFile(file), keep, undefined, true);
  }
  return emitted;
}
