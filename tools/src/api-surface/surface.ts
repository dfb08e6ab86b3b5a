import ts from 'typescript';
import type { Emitted } from './emit.ts';
import { declarationsIn, importsOf, parse, partNamed, referencesIn, type Declaration } from './declarations.ts';
import { apiExtent, type Extent } from './public-parts.ts';

/** The API surface: the declarations of each part, by name. */
export type Surface = ReadonlyMap<string, ReadonlyMap<string, Declaration>>;

/** Returns the declarations of those of the given parts that are included, with all declarations of other parts that they depend on. */
export function surfaceOf(
  emitted: Emitted,
  parts: readonly string[],
  { isIncluded, isOmitted }: Extent = apiExtent,
): Surface {
  const sources = new Map([...emitted].map(([part, text]) => [part, parse(text)]));
  const surface = new Map<string, Map<string, Declaration>>();
  const add = (part: string, name: string): void => {
    const found = resolveDeclaration(sources, part, name);
    const known = surface.get(part) ?? new Map<string, Declaration>();
    if (!found || known.has(name) || isOmitted(part)) return;
    surface.set(part, known.set(name, found.declaration));
    for (const [word, from] of dependenciesOf(found)) add(from, word);
  };
  for (const part of parts.filter(isIncluded)) {
    const source = sources.get(part);
    for (const name of source ? declarationsIn(source).keys() : []) add(part, name);
  }
  return surface;
}

interface Found {
  declaration: Declaration;
  /** The part that contains the declaration. */
  home: string;
}

/**
 * Returns the declaration that a part exports under this name; for a re-export from another part, the original
 * declaration.
 */
function resolveDeclaration(sources: ReadonlyMap<string, ts.SourceFile>, part: string, name: string): Found | null {
  const source = sources.get(part);
  const declaration = source && declarationsIn(source).get(name);
  if (!declaration) return null;
  const { node } = declaration;
  if (!ts.isExportDeclaration(node)) return { declaration, home: part };
  const specifier = specifierOf(node);
  const from = specifier === '' ? importsOf(source).get(name) : partNamed(specifier);
  return from ? resolveDeclaration(sources, from, name) : { declaration, home: part };
}

/** Returns the names of this package that a declaration depends on, each with its part. */
function dependenciesOf({ declaration: { node, source }, home }: Found): [string, string][] {
  const imports = importsOf(source);
  return referencesIn(node).map(({ name, part }) => [name, part ?? imports.get(name) ?? home]);
}

/** Returns the module specifier; empty when the export has none and passes on an import. */
export function specifierOf({ moduleSpecifier }: ts.ExportDeclaration): string {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/**
 * Divides the API surface: what teams of remotes read, with everything that it refers to, and what only panel, shell, kit
 * and server use.
 */
export function divideSurface(
  emitted: Emitted,
  parts: readonly string[],
  isPanelPart: (part: string) => boolean,
): Record<'remotes' | 'panel', Surface> {
  const all = surfaceOf(emitted, parts);
  const read = surfaceOf(
    emitted,
    parts.filter((part) => !isPanelPart(part)),
  );
  const remotes = new Map([...all].filter(([part]) => read.has(part) && !isPanelPart(part)));
  return { remotes, panel: new Map([...all].filter(([part]) => !remotes.has(part))) };
}

/** Parses the surface from a stored page, or from several. */
export function readSurface(page: string): Surface {
  // Super-linear: a page of this repository, about 100,000 characters.
  const chapters = page.matchAll(/^## shared-contracts\/(\S+)\n+```ts\n(.*?)^```$/gms);
  return new Map([...chapters].map(([, part = '', code = '']) => [part, declarationsIn(parse(code))]));
}

export function versionOf(page: string): string | null {
  return /^# (?:API surface|API surface of the panel|Boot data|Contract) (\S+)$/m.exec(page)?.[1] ?? null;
}
