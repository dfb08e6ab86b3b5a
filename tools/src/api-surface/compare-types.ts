import ts from 'typescript';
import { print } from './declarations.ts';

/** The version step that a difference requires. */
export type Step = 'none' | 'minor' | 'major';

interface Direction {
  /** Remotes create values of this type, so an additional required member breaks remotes that are already built. */
  isRemoteProvided: boolean;
}

/** Returns null when the rule does not apply to these two types. */
type Rule = (old: ts.Node, now: ts.Node, direction: Direction) => Step | null;

const rules: readonly Rule[] = [objects, unions, tuples, arrays, operators, references, callables];

/**
 * Returns the version step that a change from one type to the other requires: none, minor for an addition, major for a
 * break.
 */
export function stepOfTypes(old: ts.Node, now: ts.Node, direction: Direction): Step {
  if (textOf(old) === textOf(now)) return 'none';
  for (const rule of rules) {
    const step = rule(old, now, direction);
    if (step !== null) return step;
  }
  return 'major';
}

function textOf(node: ts.Node): string {
  return print(node, node.getSourceFile());
}

function worst(steps: readonly Step[]): Step {
  if (steps.includes('major')) return 'major';
  return steps.includes('minor') ? 'minor' : 'none';
}

function objects(old: ts.Node, now: ts.Node, direction: Direction): Step | null {
  if (!hasMembers(old) || !hasMembers(now)) return null;
  const [left, right] = [membersOf(old), membersOf(now)];
  const names = new Set([...left.keys(), ...right.keys()]);
  return worst([...names].map((name) => member(left.get(name), right.get(name), direction)));
}

function hasMembers(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeLiteralNode {
  return ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node);
}

function membersOf(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): Map<string, ts.TypeElement> {
  return new Map(node.members.map((each) => [each.name ? textOf(each.name) : textOf(each), each]));
}

function member(
  old: ts.TypeElement | undefined,
  now: ts.TypeElement | undefined,
  { isRemoteProvided }: Direction,
): Step {
  if (!now) return 'major';
  const isRequired = now.questionToken === undefined;
  if (!old) return isRequired && isRemoteProvided ? 'major' : 'minor';
  const wasRequired = old.questionToken === undefined;
  const asked = isRequired === wasRequired ? 'none' : isRequired === isRemoteProvided ? 'major' : 'minor';
  return worst([asked, stepOfMembers(old, now, { isRemoteProvided })]);
}

function stepOfMembers(old: ts.TypeElement, now: ts.TypeElement, direction: Direction): Step {
  if (ts.isPropertySignature(old) && ts.isPropertySignature(now) && old.type && now.type)
    return stepOfTypes(old.type, now.type, direction);
  if (ts.isMethodSignature(old) && ts.isMethodSignature(now)) return callables(old, now, direction) ?? 'major';
  return textOf(old) === textOf(now) ? 'none' : 'major';
}

/** An additional value in a union is an addition: code that reads it treats unknown values as unknown. `never` is the empty union. */
function unions(old: ts.Node, now: ts.Node): Step | null {
  if (!isUnion(old) && !isUnion(now)) return null;
  return stepOfList(choicesOf(old), choicesOf(now));
}

function isUnion(node: ts.Node): boolean {
  return ts.isUnionTypeNode(node) || node.kind === ts.SyntaxKind.NeverKeyword;
}

function choicesOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isUnionTypeNode(node)) return node.types;
  return isUnion(node) ? [] : [node];
}

/** Compares closed lists. What generated modules add to one is its rest element, `...never[]` without any. */
function tuples(old: ts.Node, now: ts.Node, direction: Direction): Step | null {
  if (!ts.isTupleTypeNode(old) || !ts.isTupleTypeNode(now)) return null;
  const [left, right] = [old.elements.find(ts.isRestTypeNode), now.elements.find(ts.isRestTypeNode)];
  if (!left || !right) return stepOfList(old.elements, now.elements);
  const values = ({ elements }: ts.TupleTypeNode) => elements.filter((each) => !ts.isRestTypeNode(each));
  return worst([stepOfList(values(old), values(now)), stepOfTypes(left.type, right.type, direction)]);
}

function arrays(old: ts.Node, now: ts.Node, direction: Direction): Step | null {
  if (!ts.isArrayTypeNode(old) || !ts.isArrayTypeNode(now)) return null;
  return stepOfTypes(withoutParentheses(old.elementType), withoutParentheses(now.elementType), direction);
}

function withoutParentheses(node: ts.Node): ts.Node {
  return ts.isParenthesizedTypeNode(node) ? node.type : node;
}

function stepOfList(old: readonly ts.Node[], now: readonly ts.Node[]): Step {
  const known = new Set(now.map(textOf));
  if (old.some((each) => !known.has(textOf(each)))) return 'major';
  return now.length > old.length ? 'minor' : 'none';
}

/** Compares `readonly […]` and `keyof …`. */
function operators(old: ts.Node, now: ts.Node, direction: Direction): Step | null {
  if (!ts.isTypeOperatorNode(old) || !ts.isTypeOperatorNode(now) || old.operator !== now.operator) return null;
  return stepOfTypes(old.type, now.type, direction);
}

/**
 * Compares the type arguments of `Name<…>` when the name is the same. A form that lacks a later field of a record leaves it as it
 * is, so that an additional field is an addition although remotes send the form.
 */
function references(old: ts.Node, now: ts.Node, direction: Direction): Step | null {
  if (!ts.isTypeReferenceNode(old) || !ts.isTypeReferenceNode(now)) return null;
  const [left, right] = [old.typeArguments ?? [], now.typeArguments ?? []];
  if (textOf(old.typeName) !== textOf(now.typeName) || left.length !== right.length) return 'major';
  const own = textOf(old.typeName) === 'RecordDefinition' ? { isRemoteProvided: false } : direction;
  return worst(left.map((each, index) => stepOfTypes(each, right[index] ?? each, own)));
}

/** An additional optional parameter is an addition; the return type may be extended. */
function callables(old: ts.Node, now: ts.Node, direction: Direction): Step | null {
  if (!isCallable(old) || !isCallable(now) || !old.type || !now.type) return null;
  const further = now.parameters.slice(old.parameters.length);
  const isKept = old.parameters.every((each, index) => {
    const same = now.parameters[index];
    return same !== undefined && kindOf(each) === kindOf(same);
  });
  const isOptional = further.every(({ questionToken, dotDotDotToken }) => questionToken ?? dotDotDotToken);
  const generics = (node: Callable) => (node.typeParameters ?? []).map(textOf).join();
  if (!isKept || !isOptional || generics(old) !== generics(now)) return 'major';
  return worst([further.length > 0 ? 'minor' : 'none', stepOfTypes(old.type, now.type, direction)]);
}

type Callable = ts.FunctionDeclaration | ts.FunctionTypeNode | ts.MethodSignature;

function isCallable(node: ts.Node): node is Callable {
  return ts.isFunctionDeclaration(node) || ts.isFunctionTypeNode(node) || ts.isMethodSignature(node);
}

/** Ignores the parameter name, which does not affect callers. */
function kindOf({ type, questionToken, dotDotDotToken }: ts.ParameterDeclaration): string {
  return [dotDotDotToken ? '...' : '', questionToken ? '?' : '', type ? textOf(type) : ''].join(' ');
}
