import {
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type Declaration,
  type Raw,
  type SelectorList,
} from 'css-tree';
import type { Unit } from '../api/releases.ts';

/** Characters of a selector in a message. */
const LONGEST_QUOTE = 80;

/** Others, such as layers and fonts, concern the whole page. */
const allowedRules: ReadonlySet<string> = new Set([
  'container',
  'keyframes',
  'media',
  'property',
  'starting-style',
  'supports',
]);
const pageElements: ReadonlySet<string> = new Set(['html', 'body']);
const pageClasses: ReadonlySet<string> = new Set(['root', 'host', 'host-context']);
const containerProperties: ReadonlySet<string> = new Set(['container', 'container-name']);

/** Names of a unit in the styles of its sections. */
export interface StyleNames {
  unit: Unit;
  /** See `classPrefix`. */
  classes: string;
}

/**
 * Returns why a style sheet of sections could reach the page around them, as a Turkish sentence without the full stop; null if
 * it cannot.
 * @param css - the built style sheet
 * @param names - what its names must begin with
 */
export function styleProblem(css: string, names: StyleNames): string | null {
  const problems: string[] = [];
  const add = (problem: string | null) => void (problem !== null && problems.push(problem));
  const sheet = parse(css, {
    onParseError: ({ message }) => add(`okunamayan bir kural var (${message}); iç içe kurallar & ile başlar`),
  });
  let nesting = 0;
  let keyframes = 0;
  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Atrule') add(atRuleProblem(node, names));
      if (node.type === 'Declaration') add(propertyProblem(node, names));
      // The steps of an animation look like rules.
      if (isKeyframes(node)) keyframes += 1;
      else if (node.type === 'Rule' && keyframes === 0) {
        add(rulePreludeProblem(node.prelude, { names, isNested: nesting > 0 }));
        nesting += 1;
      }
    },
    leave(node: CssNode) {
      if (isKeyframes(node)) keyframes -= 1;
      else if (node.type === 'Rule' && keyframes === 0) nesting -= 1;
    },
  });
  return problems[0] ?? null;
}

function isKeyframes(node: CssNode): boolean {
  return node.type === 'Atrule' && /keyframes$/i.test(node.name);
}

function atRuleProblem({ name, prelude }: Atrule, names: StyleNames): string | null {
  const rule = name.toLowerCase();
  if (!allowedRules.has(rule)) return `@${rule} kullanılamaz`;
  const what = prelude === null ? '' : generate(prelude);
  if (rule === 'keyframes') return animationProblem(what, names);
  return rule === 'property' ? customPropertyProblem(what, names) : null;
}

function propertyProblem({ property, value, important }: Declaration, names: StyleNames): string | null {
  const name = property.toLowerCase();
  const text = generate(value).toLowerCase();
  if (important) return `${name}: !important kullanılamaz`;
  if (name === 'position' && text.includes('fixed')) return 'position: fixed kullanılamaz';
  if (name.startsWith('--')) return customPropertyProblem(property, names);
  return containerProperties.has(name) ? containerProblem(text, names) : null;
}

/** CSS modules give animations the names of classes. */
function animationProblem(name: string, names: StyleNames): string | null {
  if (name.startsWith(names.classes) || name.startsWith(wordPrefix(names))) return null;
  return `@keyframes ${name}: adı ${wordPrefix(names)} ile başlamalı`;
}

function customPropertyProblem(name: string, names: StyleNames): string | null {
  return name.startsWith(`--${wordPrefix(names)}`)
    ? null
    : `${name}: bu birimin özelliklerinin adı --${wordPrefix(names)} ile başlar`;
}

/** `name / type`, or the names alone. */
function containerProblem(value: string, names: StyleNames): string | null {
  const [list = ''] = value.split('/');
  const wrong = list
    .trim()
    .split(/\s+/)
    .find((name) => name !== 'none' && !name.startsWith(wordPrefix(names)));
  return wrong === undefined ? null : `container-name ${wrong}: adı ${wordPrefix(names)} ile başlamalı`;
}

/** What people write in the styles of the unit begins with its name. */
function wordPrefix({ unit }: StyleNames): string {
  return `${unit.replace('remote_', '').replaceAll('_', '-')}-`;
}

interface Place {
  names: StyleNames;
  /** A nested rule applies within what the outer one selects. */
  isNested: boolean;
}

function rulePreludeProblem(prelude: SelectorList | Raw, place: Place): string | null {
  if (prelude.type === 'Raw') return `okunamayan bir seçici var (${prelude.value.slice(0, LONGEST_QUOTE)})`;
  for (const selector of prelude.children) {
    const problem = selectorProblem(selector, place);
    if (problem !== null) return `${generate(selector).slice(0, LONGEST_QUOTE)}: ${problem}`;
  }
  return null;
}

function selectorProblem(selector: CssNode, { names, isNested }: Place): string | null {
  const parts: CssNode[] = [];
  walk(selector, (node) => void parts.push(node));
  if (parts.some(isPage)) return 'html, body ve :root seçilemez';
  const own = selector.type === 'Selector' ? selector.children.toArray() : [];
  // Those within `:has()` or `:not()` say nothing about what is selected.
  const hasClass = own.some((part) => part.type === 'ClassSelector' && part.name.startsWith(names.classes));
  return hasClass || isNested ? null : 'seçicide birimin bir sınıfı yok (CSS modülü kullanın)';
}

function isPage(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return pageElements.has(node.name.toLowerCase());
  return node.type === 'PseudoClassSelector' && pageClasses.has(node.name.toLowerCase());
}
