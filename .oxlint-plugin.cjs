/**
 * Requires that text beside conditional siblings stands in an element of its own. The translation of a browser replaces
 * text nodes by elements; React then no longer finds the node that it removes, or before which it inserts a sibling, and
 * the page fails with a NotFoundError (facebook/react#11538). Text that is the only child of its element is replaced as
 * a whole, which works. Text in a fragment has siblings that are not known here, and is removed together with it.
 */
const translatableText = {
  meta: { type: 'problem', fixable: 'code' },
  create(context) {
    const check = ({ children, type }) => {
      const shown = children.filter(isShown);
      const isAmongOthers = shown.length > 1 && (shown.some(isConditional) || shown.some(isBeforeText));
      if (!isAmongOthers && type === 'JSXElement') return;
      for (const run of runsOf(shown)) report(context, run);
      for (const text of shown.flatMap(conditionalTexts))
        report(context, [text], (code) => `<span>${inBraces(code)}</span>`);
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

const MESSAGE = 'Put this text into an element of its own: a translated page fails when a conditional sibling changes.';

function report(context, nodes, wrap = (code) => `<span>${code}</span>`) {
  const [first, last] = [nodes[0], nodes.at(-1)];
  context.report({
    node: first,
    message: MESSAGE,
    fix(fixer) {
      const code = context.sourceCode.text.slice(first.range[0], last.range[1]);
      const before = code.slice(0, code.length - code.trimStart().length);
      const after = code.slice(code.trimEnd().length);
      return fixer.replaceTextRange([first.range[0], last.range[1]], before + wrap(code.trim()) + after);
    },
  });
}

/** Texts inside an expression are written as JSX: a plain one as it is, everything else in braces. */
function inBraces(code) {
  const plain = /^'([^'{}<>\\]+)'$/.exec(code);
  return plain ? plain[1] : `{${code}}`;
}

/** Returns the runs of texts and values that stand side by side. */
function runsOf(children) {
  const runs = [[]];
  for (const child of children) {
    if (isText(child) || (isSpace(child) && runs.at(-1).length > 0)) runs.at(-1).push(child);
    else runs.push([]);
  }
  return runs.map(withoutLastSpaces).filter((run) => run.length > 0);
}

function withoutLastSpaces(run) {
  return run.slice(0, run.findLastIndex(isText) + 1);
}

/** JSX drops whitespace with a line break, and comments. */
function isShown(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Translations leave spaces alone. */
function isSpace(child) {
  if (child.type === 'JSXText') return child.value.trim() === '';
  return child.type === 'JSXExpressionContainer' && child.expression.value === ' ';
}

function isText(child) {
  if (isSpace(child)) return false;
  return child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isAlwaysText(child.expression));
}

/** Checks for an expression that shows a text in every case: its node is changed, but never removed. */
function isAlwaysText(expression) {
  if (expression.type === 'ConditionalExpression')
    return isAlwaysText(expression.consequent) && isAlwaysText(expression.alternate);
  if (expression.type === 'LogicalExpression' && expression.operator !== '&&')
    return isAlwaysText(expression.left) && isAlwaysText(expression.right);
  return isWritten(expression) || isValue(expression);
}

function isWritten({ type, value }) {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string' && value.trim() !== '');
}

/** Names of values that are elements. */
const ELEMENTS = /^(?:children|heading|cells|action|failure|tabs|endCanary|before|after)$/;
/** Functions that return elements. */
const RENDERERS = /^(?:children|cloneElement|map|flatMap|render.*)$/;

/** Checks for a value whose type is not known here, and which is text unless its name tells otherwise. */
function isValue(expression) {
  if (expression.type === 'CallExpression') return !RENDERERS.test(nameOf(expression.callee));
  if (expression.type !== 'Identifier' && expression.type !== 'MemberExpression') return false;
  return !ELEMENTS.test(nameOf(expression));
}

function nameOf({ name, property }) {
  return name ?? property?.name ?? '';
}

/** Components that always show the same kind of element. */
const STEADY = /^(?:Icon|Link$|Moment$|StateDot$|Commit$|ReleaseId$)/;

/** Checks for a component that stands before a text: it may show another element there, or none. */
function isBeforeText(child, index, siblings) {
  const next = siblings.slice(index + 1).find((sibling) => !isSpace(sibling));
  if (child.type !== 'JSXElement' || next === undefined || !isText(next)) return false;
  const { name } = child.openingElement.name;
  return /^[A-Z]/.test(name ?? '') && !STEADY.test(name);
}

function isConditional(child) {
  return child.type === 'JSXExpressionContainer' && branchesOf(child.expression) !== null && !isText(child);
}

/** Returns the branches of an expression that are written as text. */
function conditionalTexts(child) {
  return isConditional(child) ? branchesOf(child.expression).filter(isWritten) : [];
}

/** Returns what an expression may show; null if it always shows the same. */
function branchesOf(expression) {
  if (expression.type === 'ConditionalExpression')
    return [expression.consequent, expression.alternate].flatMap((branch) => branchesOf(branch) ?? [branch]);
  if (expression.type === 'LogicalExpression') return branchesOf(expression.right) ?? [expression.right];
  return null;
}

module.exports = { meta: { name: 'vitrin' }, rules: { 'translatable-text': translatableText } };
