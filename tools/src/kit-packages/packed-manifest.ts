/** The part of a `package.json` that is used here. */
export interface SourceManifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  sideEffects?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [other: string]: unknown;
}

type Export = string | { types: string; default?: string };

/** Packages of which a page must have one copy: the project provides them. */
const PROVIDED: Readonly<Record<string, string>> = { react: '^19.0.0' };

/** Returns the manifest of a package that is installed by its address, instead of linked as a workspace. */
export function packedManifest(source: SourceManifest, version: string): object {
  const { private: _private, ...manifest } = source;
  const dependencies = Object.entries(source.dependencies ?? {});
  const provided = dependencies.flatMap(([name]) => (name in PROVIDED ? [[name, PROVIDED[name] ?? '']] : []));
  const peers = { ...source.peerDependencies, ...Object.fromEntries(provided as [string, string][]) };
  return {
    ...manifest,
    version,
    ...(source.sideEffects && { sideEffects: source.sideEffects.map(compiledPath) }),
    exports: { ...compiledExports(source.exports), './package.json': './package.json' },
    dependencies: Object.fromEntries(dependencies.filter(([name]) => !(name in PROVIDED))),
    peerDependencies: peers,
    // Not installed by `npm exec`, which needs only the command; a project declares them itself.
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}

/** The exports of the sources, as paths of compiled files. */
function compiledExports(exports: Record<string, string>): Record<string, Export> {
  return Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, compiledExport(file)]));
}

function compiledExport(file: string): Export {
  if (file.endsWith('.d.ts')) return { types: file };
  const compiled = compiledPath(file);
  return compiled.endsWith('.js') ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : compiled;
}

function compiledPath(file: string): string {
  return file.replace('./src/', './dist/').replace(/\.ts$/, '.js');
}
