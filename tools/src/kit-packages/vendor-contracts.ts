import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../units.ts';
import type { SourceManifest } from './packed-manifest.ts';

const IMPORTED = /(?<=(?:from |import\()['"])@vitrin\/shared-contracts\/(?<part>[\w/-]+)(?=['"])/g;
const RELATIVE = /(?:from |import ?\(?)['"](?<name>\.[^'"]+)['"]/g;
const PACKAGE = /(?:from |import ?\(?)['"](?<name>(?:@[\w.-]+\/)?[a-z][\w.-]*)/g;
/** A line of a docstring. */
const COMMENT_LINE = /^[ \t]*\*.*$/gm;

interface Vendoring {
  /** Folder of the package that is completed. */
  kit: string;
  /** Folder of the packed contracts. */
  contracts: string;
  manifest: SourceManifest;
}

/**
 * Copies the modules of the contracts that the kit itself uses into the kit: `npm exec` installs the kit alone. The code
 * of remotes uses the contracts that their project has installed. Returns the packages that the copies import.
 */
export function vendorContracts({ kit, contracts, manifest }: Vendoring): Set<string> {
  const target = path.join(kit, 'dist/contracts');
  const packages = new Set<string>();
  const waiting = rewriteImports(path.join(kit, 'dist'), (part) => compiledModule(manifest, part));
  for (const module of waiting) {
    const code = copy(path.join(contracts, 'dist'), target, module);
    for (const name of namesIn(code, PACKAGE)) packages.add(name);
    // Declarations may refer to further modules.
    const declarations = copy(path.join(contracts, 'dist'), target, module.replace(/\.js$/, '.d.ts'));
    for (const file of [...namesIn(code, RELATIVE), ...namesIn(declarations, RELATIVE)])
      waiting.add(path.posix.join(path.posix.dirname(module), file.replace(/\.ts$/, '.js')));
  }
  return packages;
}

/** Makes the compiled files of a folder import from its subfolder `contracts`. Returns the modules that they import. */
function rewriteImports(folder: string, moduleOf: (part: string) => string): Set<string> {
  const modules = new Set<string>();
  for (const file of filesBelow(folder).filter((each) => /\.(?:js|d\.ts)$/.test(each))) {
    const code = readFileSync(file, 'utf8');
    const rewritten = code.replace(IMPORTED, (_all, part: string) => {
      const module = moduleOf(part);
      modules.add(module);
      const relative = path
        .relative(path.dirname(file), path.join(folder, 'contracts', module))
        .replaceAll(path.sep, '/');
      return relative.startsWith('.') ? relative : `./${relative}`;
    });
    if (rewritten !== code) writeFileSync(file, rewritten);
  }
  return modules;
}

/** Examples in docstrings import files that do not exist. */
function namesIn(code: string, pattern: RegExp): string[] {
  return [...code.replaceAll(COMMENT_LINE, '').matchAll(pattern)].flatMap(({ groups }) => groups?.['name'] ?? []);
}

function compiledModule({ exports }: SourceManifest, part: string): string {
  const file = exports[`./${part}`];
  if (!file) throw new Error(`The kit imports ${part}, which the contracts do not export by name`);
  return file.replace('./src/', '').replace(/\.ts$/, '.js');
}

/** Copies a file and returns its content. */
function copy(from: string, to: string, name: string): string {
  const target = path.join(to, name);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(path.join(from, name), target);
  return readFileSync(target, 'utf8');
}
