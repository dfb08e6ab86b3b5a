import ts from 'typescript';

/**
 * Simplifies a declaration for readers: removes import paths of library types and defaults in schema types, and, unless
 * `keepValues` is set, replaces literal strings and numbers of constants by their types.
 */
export function simplified<T extends ts.Node>(node: T, { keepValues }: { keepValues: boolean }): T {
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (each: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(each, visit, context);
        if (ts.isImportTypeNode(inner)) return libraryType(inner);
        if (ts.isTypeReferenceNode(inner)) return withoutDefaults(inner);
        if (ts.isUnionTypeNode(inner)) return sortedUnion(inner);
        if (!keepValues && ts.isPropertySignature(inner) && isInConstant(each)) return widened(inner);
        return inner;
      };
      return visit(root) as T;
    },
  ]);
  return transformed[0] as T;
}

/** Turns `import("yup").ObjectSchema<…>` into `ObjectSchema<…>`. */
function libraryType(node: ts.ImportTypeNode): ts.TypeNode {
  if (!node.qualifier) return node;
  return withoutDefaults(ts.factory.createTypeReferenceNode(node.qualifier, node.typeArguments));
}

/** Keeps only the first type argument of a schema, its shape; context, defaults and flags follow it. */
function withoutDefaults(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
  const { typeName, typeArguments } = node;
  if (!ts.isIdentifier(typeName) || !typeName.text.endsWith('Schema') || !typeArguments?.[0]) return node;
  return ts.factory.createTypeReferenceNode(typeName, [typeArguments[0]]);
}

/** Sorts the values of a union: the compiler's order depends on what else it has read before. */
function sortedUnion({ types }: ts.UnionTypeNode): ts.UnionTypeNode {
  const values = types.flatMap((type) => (valueOf(type) === null ? [] : [type]));
  const sorted = values.toSorted((left, right) => ((valueOf(left) ?? '') < (valueOf(right) ?? '') ? -1 : 1));
  return ts.factory.createUnionTypeNode([...sorted, ...types.filter((type) => valueOf(type) === null)]);
}

/** Returns the text of a string or numeric literal type; null for any other type. */
function valueOf(type: ts.TypeNode): string | null {
  return ts.isLiteralTypeNode(type) && ts.isLiteralExpression(type.literal) ? type.literal.text : null;
}

function isInConstant(node: ts.Node): boolean {
  for (let each = node.parent; each; each = each.parent) if (ts.isVariableDeclaration(each)) return true;
  return false;
}

function widened(node: ts.PropertySignature): ts.PropertySignature {
  const { type } = node;
  if (!type || !ts.isLiteralTypeNode(type)) return node;
  const keyword = keywordOf(type.literal);
  if (!keyword) return node;
  const { modifiers, name, questionToken } = node;
  return ts.factory.createPropertySignature(modifiers, name, questionToken, ts.factory.createKeywordTypeNode(keyword));
}

function keywordOf(literal: ts.Node): ts.KeywordTypeSyntaxKind | null {
  if (ts.isStringLiteral(literal)) return ts.SyntaxKind.StringKeyword;
  if (ts.isNumericLiteral(literal) || ts.isPrefixUnaryExpression(literal)) return ts.SyntaxKind.NumberKeyword;
  return null;
}
