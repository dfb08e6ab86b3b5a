import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');

/** Styles that visitors see in languages from right to left, and those of sign-in. */
const sheets = ['remote-public/src', 'remote-auth/src', 'kit/template/src', 'shared-contracts/src', 'shell/src'];

/** Physical directions of CSS: each has a logical form, or a second rule for the other direction. */
const physical: readonly RegExp[] = [
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:^|[;{\s])(?:left|right)\s*:/,
  /(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
  /(?:object|background)-position\s*:[^;]*\b(?:left|right)\b/,
  /transform-origin\s*:[^;]*\b(?:left|right)\b/,
  /\bto (?:left|right)\b/,
  /translateX\(|translate\(\s*-?[1-9]/,
];
/** Shorthand with four values, of which the second is right and the fourth left. */
const fourValues = /(?:margin|padding|inset|border-width)\s*:\s*([^;{}()]+);/g;

/** Declarations that are right in both directions, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Turned together with the arrow that it moves.
  'remote-public/src/shared/shared.module.css': ['transform: translateX(4px);'],
  // A rule for the other direction follows.
  'remote-public/src/features/site-page/sections/hero/hero.module.css': ['--from: to right;', '--from: to left;'],
  'remote-public/src/looks/sahne/features/home/slider/slider.module.extend.css': [
    '--from: to right;',
    '--from: to left;',
  ],
  // Moves pictures out of sight to either side.
  'remote-public/src/features/home/slider/slider.module.css': ['transform: translateX(100vw);'],
  'remote-public/src/looks/matbaa/features/home/slider/slider.module.css': ['transform: translateX(100vw);'],
};

function findings(file: string): string[] {
  const css = readFileSync(path.join(repository, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const lines = css.split('\n').filter((line) => physical.some((pattern) => pattern.test(line)));
  const uneven = [...css.matchAll(fourValues)].filter(([, values = '']) => isUneven(values.trim().split(/\s+/)));
  const allowed = new Set(exceptions[file]);
  return [...lines, ...uneven.map(([declaration]) => declaration)]
    .map((line) => line.trim())
    .filter((line) => !allowed.has(line))
    .map((line) => `${file}: ${line}`);
}

function isUneven([, right, , left]: readonly string[]): boolean {
  return left !== undefined && right !== left;
}

test('style sheets have no physical directions, so that they are right in both writing directions', () => {
  const files = globSync(
    sheets.map((folder) => `${folder}/**/*.css`),
    { cwd: repository },
  ).toSorted();
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(findings)).toEqual([]);
});

test('exceptions name declarations that exist', () => {
  const unused = Object.entries(exceptions).flatMap(([file, declarations]) => {
    const css = readFileSync(path.join(repository, file), 'utf8');
    return declarations.filter((declaration) => !css.includes(declaration));
  });
  expect(unused).toEqual([]);
});
