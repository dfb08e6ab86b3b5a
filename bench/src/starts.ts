import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printFigures } from './figures.ts';
import { firstPage, freePort, root } from './site.ts';

/** Measures the time from a fresh clone to the first page, and the second start of the same clone. */
export async function measureStarts(): Promise<void> {
  const clone = path.join(mkdtempSync(path.join(tmpdir(), 'vitrin-clone-')), 'vitrin');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const install = await timed(() => run(clone, ['ci', '--no-audit', '--no-fund']));
  const cold = await npmStart(clone);
  const second = await npmStart(clone);
  rmSync(path.dirname(clone), { recursive: true });
  printFigures('Start', [
    { what: 'npm ci on a fresh clone', value: install / 1000, unit: 's' },
    { what: 'npm start, cold: build, database, demo content, first page', value: cold / 1000, unit: 's' },
    { what: 'npm start, second time, until the first page', value: second / 1000, unit: 's', budget: 1 },
  ]);
}

async function npmStart(clone: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), ADMIN_PASSWORD: 'Olcum-Parola-1' },
    stdio: 'ignore',
    detached: true,
  });
  await firstPage(`http://localhost:${port}`, child);
  const ms = performance.now() - startedAt;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return ms;
}

async function run(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn('npm', args, { cwd, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed`);
}

async function timed(action: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
