import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../../tools/src/units.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { fullCopy } from '../fixtures/full-copy.ts';

const run = promisify(execFile);

const name = 'is-ilanlari';
const folders = ['server/src/modules', 'remote-admin/src/features', 'remote-public/src/features'];
/**
 * Files that are not counted: module lists, tests, and the output of `npm run row-types`, `response-schemas` and
 * `api:update`.
 */
const ignoredFiles =
  /\/(?:(?:modules|features)\/index|row-types|response-schemas|[^/]+\.test)\.tsx?$|\/surface\/[^/]+\.md$/;

const serverTests = [name, 'modules/index', 'row-types', 'response-schemas', 'generated-files', 'access-matrix'];
const panelTests = [name, 'navigation', 'orphaned-drafts', 'unsaved-drafts'];

/**
 * npm scripts with their arguments. The tests are those of the module and those that iterate over all modules, forms
 * and pages.
 */
const steps: readonly string[][] = [
  ['check:types'],
  ['check:lint'],
  ['check:directions'],
  ['check:unused'],
  ['test:unit', '--selectProjects', 'server-sqlite', 'server-postgres', '--', ...serverTests],
  ['test:unit', '--selectProjects', 'remote-admin', 'remote-public', '--', ...panelTests],
  ['build'],
  ['test:e2e', 'axe', 'csp', 'hydration'],
];

export const drill: Drill = {
  summary: 'npm run new-module in a copy of this repository: checks, tests, build and journeys pass without an edit',
  async run() {
    const copy = fullCopy();
    try {
      const before = contentsOf(copy);
      const figures = [await step(copy, ['new-module', name, 'İş ilanı', 'İş ilanları'])];
      figures.push(changedOutsideFolders(before, contentsOf(copy)));
      for (const args of steps) figures.push(await step(copy, args));
      return figures;
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
};

function contentsOf(copy: string): Map<string, string> {
  const sources = filesBelow(copy).filter((file) => !/\/(?:node_modules|dist)\//.test(file));
  return new Map(sources.map((file) => [relative(copy, file), readFileSync(file, 'latin1')]));
}

/** Returns the number of files outside the module's own folders that were added or changed. */
function changedOutsideFolders(before: Map<string, string>, after: Map<string, string>): Figure {
  const changed = [...after].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]));
  const isOwn = (file: string) => folders.some((folder) => file.startsWith(`${folder}/${name}/`));
  const outside = changed.filter((file) => !isOwn(file) && !ignoredFiles.test(file));
  return { what: `files outside its folders: ${outside.join(', ')}`, value: outside.length, unit: '', atMost: 5 };
}

/** Returns 1 when the script succeeds; prints its output and returns 0 when it fails. */
async function step(cwd: string, [script = '', ...args]: readonly string[]): Promise<Figure> {
  const started = Date.now();
  const failure = await run('npm', ['run', '--silent', script, '--', ...args], { cwd, maxBuffer: 64 * 2 ** 20 }).then(
    () => null,
    (error: { stdout: string; stderr: string }) => `${error.stdout}\n${error.stderr}`,
  );
  if (failure) console.error(failure.slice(-8_000));
  console.log(`${failure ? '✗' : '✓'} ${script}, ${((Date.now() - started) / 1_000).toFixed(0)} s`);
  return { what: `npm run ${script} passes`, value: failure ? 0 : 1, unit: '', atLeast: 1 };
}
