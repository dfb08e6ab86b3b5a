import ts from 'typescript';

export interface FoundRegex {
  source: string;
  flags: string;
  line: number;
  /** Reason why it may take more than linear time, from the comment above it; null when there is none. */
  exception: string | null;
}

/** Placeholder for parts that are known only at run time. */
const UNKNOWN = 'x';
/** Matches `// Super-linear: at most 300 characters, cut above.`; a reason without a number does not count. */
const EXCEPTION = /^\/\/ Super-linear: (?<reason>\D*\d.*)$/;

/**
 * Returns the regular expressions of a file: literals, and `RegExp` calls as far as their text is defined in this file.
 */
export function regexesIn(name: string, text: string): FoundRegex[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: FoundRegex[] = [];
  const visit = (node: ts.Node): void => {
    const regex = regexOf(node, file);
    if (regex) found.push({ ...regex, ...placeOf(node, file) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function regexOf(node: ts.Node, file: ts.SourceFile): Pick<FoundRegex, 'source' | 'flags'> | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  if (node.expression.getText(file) !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  if (!source) return null;
  return { source: textOf(source, file), flags: flags ? textOf(flags, file) : '' };
}

/** Returns the text of an expression; identifiers are resolved to top-level constants of this file. */
function textOf(node: ts.Expression, file: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return templateText(node, file, 'text');
  if (ts.isIdentifier(node)) return constantText(node.text, file);
  return composedText(node, file);
}

function composedText(node: ts.Expression, file: ts.SourceFile): string {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'String.raw')
    return rawText(node.template, file);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left, file) + textOf(node.right, file);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return textOf(node.expression, file);
  return UNKNOWN;
}

function rawText(template: ts.TemplateLiteral, file: ts.SourceFile): string {
  if (ts.isTemplateExpression(template)) return templateText(template, file, 'rawText');
  return template.rawText ?? template.text;
}

function templateText(
  { head, templateSpans }: ts.TemplateExpression,
  file: ts.SourceFile,
  kind: 'text' | 'rawText',
): string {
  const parts = templateSpans.map(
    ({ expression, literal }) => textOf(expression, file) + (literal[kind] ?? literal.text),
  );
  return (head[kind] ?? head.text) + parts.join('');
}

function constantText(name: string, file: ts.SourceFile): string {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (declared.getText(file) !== name || !initializer) continue;
      const regex = regexOf(initializer, file);
      return regex ? regex.source : textOf(initializer, file);
    }
  }
  return UNKNOWN;
}

function placeOf(node: ts.Node, file: ts.SourceFile): Pick<FoundRegex, 'line' | 'exception'> {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const above = file.text.split('\n')[line - 1] ?? '';
  return { line: line + 1, exception: EXCEPTION.exec(above.trim())?.groups?.['reason'] ?? null };
}
