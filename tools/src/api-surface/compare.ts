import ts from 'typescript';
import { print, type Declaration } from './declarations.ts';
import { stepOfTypes, type Step } from './compare-types.ts';
import { isInferred } from './inferred-types.ts';
import { alignNames } from './renames.ts';
import type { Surface } from './surface.ts';

export interface Difference {
  /** Part and name, for example `limits: limits`. */
  what: string;
  kind: 'added' | 'extended' | 'changed' | 'removed';
  step: Exclude<Step, 'none'>;
}

/** Returns the differences between two surfaces, in the order of the page. A renamed export whose old name is an alias is an addition. */
export function differences(older: Surface, newer: Surface): Difference[] {
  const [before, after] = alignNames(older, newer);
  const parts = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return parts.flatMap((part) => {
    const [old, now] = [before.get(part), after.get(part)];
    const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
    return names.flatMap((name) => difference({ part, name }, old?.get(name), now?.get(name)));
  });
}

function difference(
  { part, name }: { part: string; name: string },
  old: Declaration | undefined,
  now: Declaration | undefined,
): Difference[] {
  const what = `${part}: ${name}`;
  if (!old) return [{ what, kind: 'added', step: 'minor' }];
  // One that is not exported is compared where others refer to it.
  if (!now) return isExported(old) ? [{ what, kind: 'removed', step: 'major' }] : [];
  if (isInferred(part, name, textOf(old), textOf(now))) return [{ what, kind: 'extended', step: 'minor' }];
  const step = stepBetween(old, now);
  if (step === 'none') return [];
  return [{ what, kind: step === 'minor' ? 'extended' : 'changed', step }];
}

function textOf({ node, source }: Declaration): string {
  return print(node, source);
}

function isExported({ node }: Declaration): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return ts.isExportDeclaration(node) || modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Returns the largest step that any of the differences requires. */
export function stepFor(found: readonly Difference[]): Step {
  if (found.some(({ step }) => step === 'major')) return 'major';
  return found.length > 0 ? 'minor' : 'none';
}

function stepBetween(old: Declaration, now: Declaration): Step {
  if (ts.isExportDeclaration(old.node) && ts.isExportDeclaration(now.node)) return 'none';
  if (print(old.node, old.source) === print(now.node, now.source)) return 'none';
  if (ts.isModuleDeclaration(old.node) && ts.isModuleDeclaration(now.node)) return stepOfGlobals(old.node, now.node);
  const [left, right] = [shapeOf(old), shapeOf(now)];
  if (!left || !right || head(old) !== head(now)) return 'major';
  return stepOfTypes(left, right, { isRemoteProvided: isRemoteProvided(old.name) });
}

/** Compares the declarations inside `declare global` by their text. */
function stepOfGlobals(old: ts.ModuleDeclaration, now: ts.ModuleDeclaration): Step {
  const declarationTexts = ({ body }: ts.ModuleDeclaration) =>
    body && ts.isModuleBlock(body) ? body.statements.map((each) => print(each, each.getSourceFile())) : [];
  const known = new Set(declarationTexts(now));
  return declarationTexts(old).every((each) => known.has(each)) ? 'minor' : 'major';
}

const SHAPES_OF_REMOTES: ReadonlySet<string> = new Set(['RemoteApp', 'RouteHandle', 'Head']);
const SHAPES_OF_SHELLS: ReadonlySet<string> = new Set([
  'ShellServerBundle',
  'RenderResult',
  'FaultReport',
  'HealthReport',
]);

/**
 * Checks whether remotes or a shell create values of this type instead of receiving them: no required member may then be added.
 */
function isRemoteProvided(name: string): boolean {
  return SHAPES_OF_REMOTES.has(name) || SHAPES_OF_SHELLS.has(name) || /(?:Input|Schema)$/.test(name);
}

/** Returns what may be extended in a declaration: its members or its type. Null for other declarations. */
function shapeOf({ name, node }: Declaration): ts.Node | null {
  if (ts.isInterfaceDeclaration(node) || ts.isFunctionDeclaration(node)) return node;
  if (ts.isTypeAliasDeclaration(node)) return node.type;
  if (!ts.isVariableStatement(node)) return null;
  return node.declarationList.declarations.find((each) => each.name.getText() === name)?.type ?? null;
}

/** Returns what must not change in a declaration: its kind, its modifiers, type parameters and parent types. */
function head({ node, source }: Declaration): string {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const generic = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? (node.typeParameters ?? []) : [];
  const parents = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
  return [node.kind, ...[...modifiers, ...generic, ...parents].map((each) => print(each, source))].join(' ');
}
