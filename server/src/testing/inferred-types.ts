import {
  ArrayType,
  BooleanType,
  LiteralType,
  NullType,
  NumberType,
  ObjectProperty,
  ObjectType,
  StringType,
  TupleType,
  UnionType,
  UnknownType,
  type BaseType,
  type SubNodeParser,
} from 'ts-json-schema-generator';
import ts from 'typescript';

const { TypeFlags } = ts;
/** Types that infer another one from a value: from a schema, or from the declaration of a record. */
const inferring: ReadonlySet<string> = new Set(['InferType', 'PromisedInput', 'StoredTexts', 'TextValues']);
const byName = (left: ObjectProperty, right: ObjectProperty) => (left.getName() < right.getName() ? -1 : 1);

/**
 * Adds support for types inferred from values, such as `InferType<typeof schema>` and `type Texts = typeof texts`, by
 * using the type checker.
 */
export function inferredTypes(program: ts.Program): SubNodeParser {
  const checker = program.getTypeChecker();

  function typeOf(type: ts.Type, id: string): BaseType {
    if (type.flags & TypeFlags.String) return new StringType();
    if (type.flags & TypeFlags.Number) return new NumberType();
    if (type.flags & TypeFlags.Boolean) return new BooleanType();
    if (type.flags & TypeFlags.Null) return new NullType();
    if (type.isStringLiteral() || type.isNumberLiteral()) return new LiteralType(type.value);
    if (type.isUnion()) return unionOf(type.types, id);
    if (checker.isArrayType(type)) return arrayOf(checker.getTypeArguments(type as ts.TypeReference), id);
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return objectOf(type, id);
    return new UnknownType();
  }

  const unionOf = (types: readonly ts.Type[], id: string): BaseType => {
    const [first = new UnknownType(), ...others] = types
      .filter(({ flags }) => !(flags & TypeFlags.Undefined))
      .map((type, index) => typeOf(type, `${id}|${index}`));
    return others.length === 0 ? first : new UnionType([first, ...others]);
  };
  const arrayOf = ([item]: readonly ts.Type[], id: string): BaseType =>
    new ArrayType(item ? typeOf(item, `${id}[]`) : new UnknownType());
  const objectOf = (type: ts.Type, id: string): BaseType => {
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const { name, flags } = property;
      const value = typeOf(checker.getTypeOfSymbol(property), `${id}.${name}`);
      return new ObjectProperty(name, value, !(flags & ts.SymbolFlags.Optional));
    });
    // Sorted, because the compiler's own order depends on the files that it has read before.
    return new ObjectType(id, [], properties.toSorted(byName), false);
  };

  return {
    supportsNode: (node) =>
      ts.isTypeReferenceNode(node)
        ? ts.isIdentifier(node.typeName) && inferring.has(node.typeName.text)
        : ts.isTypeQueryNode(node) && ts.isTypeAliasDeclaration(node.parent),
    createType: (node) => typeOf(checker.getTypeAtLocation(node), `inferred-${node.getText()}`),
  };
}

/**
 * Adds support for arrays with a spread, such as `[...names, 'other'] as const`: the library cannot resolve arrays of
 * other files.
 */
export function spreadLists(program: ts.Program): SubNodeParser {
  const checker = program.getTypeChecker();

  function literalsOf(type: ts.Type): LiteralType[] {
    if (type.isUnion()) return type.types.flatMap(literalsOf);
    return type.isStringLiteral() ? [new LiteralType(type.value)] : [];
  }

  const elementsOf = (node: ts.Expression): LiteralType[] => {
    if (!ts.isSpreadElement(node)) return literalsOf(checker.getTypeAtLocation(node));
    const list = checker.getTypeAtLocation(node.expression);
    const literals = checker.getTypeArguments(list as ts.TypeReference).flatMap(literalsOf);
    return literals.toSorted((left, right) => (left.getValue() < right.getValue() ? -1 : 1));
  };

  return {
    supportsNode: (node) => ts.isArrayLiteralExpression(node) && node.elements.some(ts.isSpreadElement),
    createType: (node) => new TupleType((node as ts.ArrayLiteralExpression).elements.flatMap(elementsOf)),
  };
}
