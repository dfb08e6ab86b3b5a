import ts from 'typescript';

/** One named declaration of a part, which is one module of `shared-contracts`. */
export interface Declaration {
  name: string;
  node: ts.Statement;
  source: ts.SourceFile;
}

export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('surface.d.ts', text, ts.ScriptTarget.Latest, true);
}

const printer = ts.createPrinter({ removeComments: true });

export function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source);
}

/** Returns all declarations of a part by name; a re-export from a library counts as a declaration. */
export function declarationsIn(source: ts.SourceFile): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const node of source.statements) {
    for (const name of namesOf(node)) found.set(name, { name, node, source });
  }
  return found;
}

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isModuleDeclaration(node)) return [node.name.text];
  if (ts.isExportDeclaration(node)) return reExported(node).map(({ name }) => name.text);
  const isNamed =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

export function reExported({ exportClause }: ts.ExportDeclaration): readonly ts.ExportSpecifier[] {
  return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
}

/** Returns the names that a file imports from other parts of the package, each with its part. */
export function importsOf(source: ts.SourceFile): Map<string, string> {
  const parts = new Map<string, string>();
  for (const node of source.statements.filter(ts.isImportDeclaration)) {
    const part = partNamed((node.moduleSpecifier as ts.StringLiteral).text);
    const bindings = node.importClause?.namedBindings;
    if (part === null || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) parts.set(name.text, part);
  }
  return parts;
}

/**
 * Returns the part that `./limits.ts`, `../rules/limits.ts` or `@vitrin/shared-contracts/limits` refers to; null for a
 * library.
 */
export function partNamed(specifier: string): string | null {
  return /^(?:\.|\.\.\/[a-z]+|@vitrin\/shared-contracts)\/([a-z-]+)(?:\.ts)?$/.exec(specifier)?.[1] ?? null;
}

/** A name that a declaration uses; `part` is set when the reference itself states where the name comes from. */
export interface Reference {
  name: string;
  part: string | null;
}

/** Returns every type or value that a declaration references. */
export function referencesIn(node: ts.Node): Reference[] {
  const found: Reference[] = [];
  const visit = (each: ts.Node): void => {
    const reference = referenceOf(each);
    if (reference) found.push(reference);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

function referenceOf(node: ts.Node): Reference | null {
  if (ts.isTypeReferenceNode(node)) return { name: node.typeName.getText(), part: null };
  if (ts.isTypeQueryNode(node)) return { name: node.exprName.getText(), part: null };
  if (ts.isExpressionWithTypeArguments(node)) return { name: node.expression.getText(), part: null };
  if (!ts.isImportTypeNode(node) || !node.qualifier) return null;
  const { argument, qualifier } = node;
  const isText = ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal);
  return { name: qualifier.getText(), part: isText ? partNamed(argument.literal.text) : null };
}
