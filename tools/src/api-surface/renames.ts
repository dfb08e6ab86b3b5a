import ts from 'typescript';
import { declarationsIn, parse, print, type Declaration } from './declarations.ts';
import type { Surface } from './surface.ts';

/**
 * Prepares two surfaces for comparison: a declaration that was renamed and kept as an alias (`export type Old = New`,
 * `export const old = new`) gets its new name in the older surface too, and a local type that only one of the surfaces has is
 * replaced by its definition, because it cannot be imported.
 */
export function alignNames(before: Surface, after: Surface): [Surface, Surface] {
  const renames = renamesBetween(before, after);
  return [rewritten(before, renames, namesOf(after)), rewritten(after, new Map(), namesOf(before))];
}

type Renames = ReadonlyMap<string, string>;

function renamesBetween(before: Surface, after: Surface): Renames {
  const renames = new Map<string, string>();
  for (const [part, declarations] of after) {
    const older = before.get(part);
    for (const [name, declaration] of declarations) {
      const target = aliasTarget(declaration);
      if (target && older?.has(name) && !older.has(target) && declarations.has(target)) renames.set(name, target);
    }
  }
  return renames;
}

/** Returns the name that an alias stands for; null for any other declaration. */
function aliasTarget({ name, node }: Declaration): string | null {
  if (ts.isTypeAliasDeclaration(node)) return ts.isTypeReferenceNode(node.type) ? node.type.typeName.getText() : null;
  if (!ts.isVariableStatement(node)) return null;
  const type = node.declarationList.declarations.find((each) => each.name.getText() === name)?.type;
  return type && ts.isTypeQueryNode(type) ? type.exprName.getText() : null;
}

function namesOf(surface: Surface): ReadonlySet<string> {
  return new Set([...surface.values()].flatMap((declarations) => [...declarations.keys()]));
}

function rewritten(surface: Surface, renames: Renames, others: ReadonlySet<string>): Surface {
  return new Map([...surface].map(([part, declarations]) => [part, rewrittenPart(declarations, renames, others)]));
}

function rewrittenPart(
  declarations: ReadonlyMap<string, Declaration>,
  renames: Renames,
  others: ReadonlySet<string>,
): ReadonlyMap<string, Declaration> {
  const locals = localTypes(declarations, others);
  const statements = new Set(
    [...declarations.values()].filter(({ name }) => !locals.has(name)).map(({ node }) => node),
  );
  const code = [...statements].map((node) => print(withNames(node, renames, locals), node.getSourceFile()));
  return declarationsIn(parse(code.join('\n')));
}

/** Returns the types of aliases that are not exported and that the other surface does not have. */
function localTypes(
  declarations: ReadonlyMap<string, Declaration>,
  others: ReadonlySet<string>,
): ReadonlyMap<string, ts.TypeNode> {
  const locals = new Map<string, ts.TypeNode>();
  for (const { name, node } of declarations.values()) {
    if (others.has(name) || !ts.isTypeAliasDeclaration(node) || node.typeParameters || ts.getModifiers(node)?.length)
      continue;
    locals.set(name, node.type);
  }
  return locals;
}

function withNames(node: ts.Statement, renames: Renames, locals: ReadonlyMap<string, ts.TypeNode>): ts.Statement {
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (each: ts.Node): ts.Node => {
        const local = ts.isTypeReferenceNode(each) ? locals.get(each.typeName.getText()) : undefined;
        if (local) return ts.visitNode(local, visit) ?? local;
        if (ts.isIdentifier(each) && isReference(each)) return renamed(each, renames);
        return ts.visitEachChild(each, visit, context);
      };
      return visit(root) as ts.Statement;
    },
  ]);
  return transformed[0] ?? node;
}

function renamed(name: ts.Identifier, renames: Renames): ts.Identifier {
  const now = renames.get(name.text);
  return now ? ts.factory.createIdentifier(now) : name;
}

/** Checks whether an identifier names a declaration of its part, as opposed to a member or a parameter. */
function isReference({ parent }: ts.Identifier): boolean {
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    (ts.isVariableDeclaration(parent) && ts.isVariableStatement(parent.parent.parent))
  );
}
