import { join } from 'node:path';
import { quarantine } from './quarantine.ts';
import { ensureChromium } from '../chromium.ts';
import { ALL, CHANGED_VARIABLE, EXTENT_VARIABLE, SHORT } from './extent.ts';
import { countJest, countPlaywright } from './results.ts';
import { scopeOf } from './scope.ts';
import type { Step } from './step.ts';

/** How much is tested. */
export type Extent =
  /** `npm test`: what every change must pass. */
  | 'change'
  /** `npm test -- --changed`: what the files changed since the last commit can break, for the daily loop. */
  | 'changed-files'
  /** `npm run test:full`: everything. */
  | 'full';

export interface Run {
  extent: Extent;
  /** Changed files; null when they are not known. */
  changed: readonly string[] | null;
  /** Folder for the reports of the test runners. */
  results: string;
}

/** Drills, `npm run drill -- <name>`, which take too long for every change and run only in `npm run test:full`. */
const drills: readonly string[] = [
  'fuzz',
  'headers-and-fields',
  'pipelining',
  'slow-uploads',
  'clock',
  'disk-full',
  'faulty-releases',
  'broken-rules',
  'new-field',
  'new-module',
  'package',
  'container',
];

const TYPESCRIPT = /\.(?:[cm]?[jt]sx?)$/;
const SOURCES = /\.(?:[cm]?[jt]sx?|css|json)$/;

const build: Step = { name: 'Production build', script: 'build', args: ['--stale'] };
const lint: Step = { name: 'Lint', script: 'check:lint', inputs: TYPESCRIPT };
const types: Step = { name: 'Types', script: 'check:types', inputs: TYPESCRIPT };
const format: Step = { name: 'Format', script: 'check:format' };
const otherChecks: readonly Step[] = [
  { name: 'Import directions', script: 'check:directions', inputs: TYPESCRIPT },
  { name: 'Unused code', script: 'check:unused', inputs: SOURCES },
  { name: 'Package versions', script: 'check:versions', inputs: /package(?:-lock)?\.json$/ },
  { name: 'Regular expressions', script: 'check:regex', inputs: TYPESCRIPT },
  { name: 'API documentation', script: 'check:docs', inputs: /^shared-contracts\// },
];

/**
 * Returns the phases of a run. Steps of one phase are independent; test steps run alone, because they use every core.
 */
export function phasesOf(run: Run): readonly (readonly Step[])[] {
  if (run.extent === 'changed-files' && run.changed) return phasesOfChangedFiles(run.changed, run.results);
  const phases = [[build, lint, types, format, ...otherChecks], [unitTests(run)], [journeys(run)]];
  if (run.extent !== 'full') return phases;
  const browsers: Step = { name: 'Firefox and WebKit', script: 'test:browsers' };
  return [...phases, [browsers], ...drills.map((name) => [drill(name)])];
}

/** Journeys that show that a site still starts, whatever has changed. */
const SMOKE_SPECS = ['smoke-journey'];
/** Matrices that play only what the changed features show. */
const SCREEN_SPECS = ['axe', 'panel-screens'];

function phasesOfChangedFiles(changed: readonly string[], results: string): readonly (readonly Step[])[] {
  const run: Run = { extent: 'changed-files', changed, results };
  const { isEverything, features, specs } = scopeOf(changed);
  const code = changed.filter((file) => TYPESCRIPT.test(file));
  const names = [...SMOKE_SPECS, ...specs, ...features, ...(isEverything ? [] : SCREEN_SPECS)];
  const patterns = names.map((name) => `/${name}\\.spec\\.ts`);
  return [
    [build, types, format, ...(code.length > 0 ? [{ ...lint, args: code }] : [])],
    [unitTests(run)],
    [journeys(run, patterns)],
  ];
}

/** What the test runners read to limit themselves to the change. */
function environmentOf({ extent, changed }: Run): Record<string, string> {
  if (extent === 'full') return { [ALL]: '1' };
  return {
    [EXTENT_VARIABLE]: SHORT,
    ...(extent === 'change' ? { [ALL]: '1' } : {}),
    ...(changed ? { [CHANGED_VARIABLE]: changed.join('\n') } : {}),
  };
}

function unitTests(run: Run): Step {
  const file = join(run.results, 'jest.json');
  return {
    name: 'Unit, component and API tests',
    script: 'test:unit',
    args: ['--json', `--outputFile=${file}`, '--silent'],
    environment: environmentOf(run),
    count: () => countJest(file),
  };
}

function journeys(run: Run, selection: readonly string[] = []): Step {
  const file = join(run.results, 'journeys.json');
  return {
    name: 'Browser journeys',
    script: 'test:e2e',
    args: selection,
    environment: { ...environmentOf(run), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    prepare: () => void ensureChromium(),
    count: () => countPlaywright(file, quarantine),
  };
}

function drill(name: string): Step {
  return { name: `Drill: ${name}`, script: 'drill', args: [name] };
}
