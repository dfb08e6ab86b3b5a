import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { countJest, countPlaywright } from './testing/results.ts';
import { runStep, type Outcome, type Step } from './testing/step.ts';

const AT_ONCE = 2;
const results = mkdtempSync(join(tmpdir(), 'vitrin-tests-'));
const jestResults = join(results, 'jest.json');
const journeyResults = join(results, 'journeys.json');

const build: Step = { name: 'Üretim derlemesi', script: 'build', args: ['--stale'] };
const checks: readonly Step[] = [
  { name: 'Türler', script: 'check:types' },
  { name: 'Biçim', script: 'check:format' },
  { name: 'Kod denetimi', script: 'check:lint' },
  { name: 'İçe aktarma yönleri', script: 'check:directions' },
  { name: 'Kullanılmayan kod', script: 'check:unused' },
  { name: 'Sürüm uyumu', script: 'check:versions' },
];
const unitTests: Step = {
  name: 'Birim, bileşen ve API testleri',
  script: 'test:unit',
  args: ['--json', `--outputFile=${jestResults}`, '--silent'],
  count: () => countJest(jestResults),
};
const journeys: Step = {
  name: 'Tarayıcı yolculukları',
  script: 'test:e2e',
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyResults },
  prepare: () => void ensureChromium(),
  count: () => countPlaywright(journeyResults),
};

/** Steps of one phase are independent; tests come alone, since they use every core themselves. */
const phases: readonly (readonly Step[])[] = [[build, ...checks], [unitTests], [journeys]];

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

function report({ name, good, passed, failed, seconds, output }: Outcome): void {
  const counted = passed + failed > 1 ? ` (${passed} geçti, ${failed} kaldı)` : '';
  console.log(`${good ? '✓' : '✗'} ${name}${counted}, ${seconds.toFixed(1)} sn`);
  if (!good) console.log(`\n${output.trimEnd()}\n`);
}

const outcomes: Outcome[] = [];
for (const phase of phases) outcomes.push(...(await runPhase(phase)));
rmSync(results, { recursive: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
