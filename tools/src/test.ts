import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, currentlyChangedFiles } from './testing/changed-files.ts';
import { openCheckMemory } from './testing/check-memory.ts';
import { recordRun } from './testing/record-run.ts';
import { runStep, type Outcome, type Step } from './testing/step.ts';
import { phasesOf, type Extent } from './testing/steps.ts';

/**
 * `npm test`: runs what every change must pass; with `--changed` only what the files changed since the last commit can
 * break; with `--full`, which is `npm run test:full`, everything, and records a success, as `--record` does.
 */
const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { changed: flag, full: flag, record: flag } });
const extent: Extent = values.full ? 'full' : values.changed ? 'changed-files' : 'change';
const AT_ONCE = 2;
const results = mkdtempSync(join(tmpdir(), 'vitrin-tests-'));
const changed = extent === 'changed-files' ? currentlyChangedFiles() : changedFiles();
const phases = phasesOf({ extent, changed, results });
// A complete run trusts no earlier one.
const memory = extent === 'full' ? { ...openCheckMemory(), isRemembered: () => false } : openCheckMemory();

async function runPhase(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, memory);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes;
}

function report({ name, hasPassed, passed, failed, notes = [], seconds, output }: Outcome): void {
  const counted = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  console.log(`${hasPassed ? '✓' : '✗'} ${name}${counted}, ${seconds.toFixed(1)} s`);
  for (const note of notes) console.log(`  ${note}`);
  if (!hasPassed) console.log(`\n${output.trimEnd()}\n`);
}

const outcomes: Outcome[] = [];
for (const phase of phases) outcomes.push(...(await runPhase(phase)));
rmSync(results, { recursive: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
if (failed > 0) process.exitCode = 1;
else if (extent === 'full' || (extent === 'change' && values.record)) recordRun(extent, outcomes);
console.log(`${passed} passed, ${failed} failed`);
