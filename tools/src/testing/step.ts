import { spawn } from 'node:child_process';
import type { CheckMemory } from './check-memory.ts';

/** Numbers of passed and failed tests of a step. */
export interface Tally {
  passed: number;
  failed: number;
  /** What the numbers do not say, one line each. */
  notes?: readonly string[];
}

export interface Step {
  name: string;
  /** Name of the npm script that does the work. */
  script: string;
  args?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Files whose content decides the result, so that a success is remembered; without it the step always runs. */
  inputs?: RegExp;
  /** Counts the tests that the script reported; without it the step itself counts as one test. */
  count?: () => Tally;
  /** Runs first, in this process; an exception fails the step with its message. */
  prepare?: () => void;
}

export interface Outcome extends Tally {
  name: string;
  /** Whether the script succeeded and every test passed. */
  hasPassed: boolean;
  seconds: number;
  output: string;
}

/** Runs one step to completion, unless its last success was with the same inputs; never throws. */
export async function runStep(step: Step, memory: CheckMemory): Promise<Outcome> {
  const startedAt = performance.now();
  const isRemembered = memory.isRemembered(step);
  const { code, output } = isRemembered ? { code: 0, output: '' } : await attempt(step);
  const tally = isRemembered ? { passed: 1, failed: 0, notes: ['unchanged since it passed'] } : tallyOf(step, code);
  const hasPassed = code === 0 && tally.failed === 0;
  if (hasPassed) memory.remember(step);
  return { name: step.name, ...tally, hasPassed, seconds: (performance.now() - startedAt) / 1000, output };
}

interface Ended {
  code: number;
  output: string;
}

async function attempt(step: Step): Promise<Ended> {
  try {
    step.prepare?.();
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
  return runScript(step);
}

function runScript({ script, args = [], environment }: Step): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

/**
 * Counts the tests of a step. A script that fails without a failed test, or reports no test, counts as one failed test.
 */
export function tallyOf({ count }: Step, code: number): Tally {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const tally = readTally(count);
  const isIncomplete = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isIncomplete ? { ...tally, failed: 1 } : tally;
}

function readTally(count: () => Tally): Tally {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}
