import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, type Outcome, type Step } from './testing/step.ts';
import { phasesOf } from './testing/steps.ts';

/** `npm test`: runs what every change must pass; with `--full`, which is `npm run test:full`, runs everything. */
const AT_ONCE = 2;
const results = mkdtempSync(join(tmpdir(), 'vitrin-tests-'));
const phases = phasesOf({ isFull: process.argv.includes('--full'), results });

async function runPhase(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes;
}

function report({ name, hasPassed, passed, failed, seconds, output }: Outcome): void {
  const counted = passed + failed > 1 ? ` (${passed} geçti, ${failed} kaldı)` : '';
  console.log(`${hasPassed ? '✓' : '✗'} ${name}${counted}, ${seconds.toFixed(1)} sn`);
  if (!hasPassed) console.log(`\n${output.trimEnd()}\n`);
}

const outcomes: Outcome[] = [];
for (const phase of phases) outcomes.push(...(await runPhase(phase)));
rmSync(results, { recursive: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
