import { join } from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { ALL, EXTENT_VARIABLE, SHORT } from './extent.ts';
import { countJest, countPlaywright } from './results.ts';
import type { Step } from './step.ts';

/** Drills, `npm run drill -- <name>`, which take too long for every change and run only in `npm run test:full`. */
const drills: readonly string[] = [
  'fuzz',
  'headers-and-fields',
  'pipelining',
  'slow-uploads',
  'clock',
  'disk-full',
  'faulty-releases',
  'new-module',
  'package',
  'container',
];
const additionalScripts: readonly Step[] = [{ name: 'Firefox ve WebKit', script: 'test:browsers' }];

const build: Step = { name: 'Üretim derlemesi', script: 'build', args: ['--stale'] };
const checks: readonly Step[] = [
  { name: 'Kod denetimi', script: 'check:lint' },
  { name: 'Türler', script: 'check:types' },
  { name: 'Biçim', script: 'check:format' },
  { name: 'İçe aktarma yönleri', script: 'check:directions' },
  { name: 'Kullanılmayan kod', script: 'check:unused' },
  { name: 'Sürüm uyumu', script: 'check:versions' },
  { name: 'Düzenli ifadeler', script: 'check:regex' },
  { name: 'API belgeleri', script: 'check:docs' },
];

/**
 * Returns the phases of a run. Steps of one phase are independent; test steps run alone, because they use every core.
 */
export function phasesOf({ isFull, results }: { isFull: boolean; results: string }): readonly (readonly Step[])[] {
  const environment = { [ALL]: '1', ...(isFull ? {} : { [EXTENT_VARIABLE]: SHORT }) };
  const phases = [[build, ...checks], [unitTests(results, environment)], [journeys(results, environment)]];
  return isFull
    ? [...phases, ...additionalScripts.map((step) => [step]), ...drills.map((name) => [drill(name)])]
    : phases;
}

function unitTests(results: string, environment: Record<string, string>): Step {
  const file = join(results, 'jest.json');
  return {
    name: 'Birim, bileşen ve API testleri',
    script: 'test:unit',
    args: ['--json', `--outputFile=${file}`, '--silent'],
    environment,
    count: () => countJest(file),
  };
}

function journeys(results: string, environment: Record<string, string>): Step {
  const file = join(results, 'journeys.json');
  return {
    name: 'Tarayıcı yolculukları',
    script: 'test:e2e',
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    prepare: () => void ensureChromium(),
    count: () => countPlaywright(file),
  };
}

function drill(name: string): Step {
  return { name: `Tatbikat: ${name}`, script: 'drill', args: [name] };
}
