import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './units.ts';

/** Fake server that prints its process id and exits on SIGTERM as the server does. */
const FAKE_SERVER = `
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('pid ' + process.pid);
`;

/** Waits until the process id is released, which happens when the parent process has reaped the process. */
async function waitForExit(pid: number): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  await setTimeout(20);
  await waitForExit(pid);
}

test('a signal to npm start ends the server, since no other process is between them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-npm-'));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  mkdirSync(path.join(folder, 'tools'));
  writeFileSync(path.join(folder, 'tools/run.js'), FAKE_SERVER);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const said = async (word: string) => {
    for await (const part of npm.stdout) if (String(part).includes(word)) return String(part);
    return '';
  };
  const server = Number(/\d+/.exec(await once(npm.stdout, 'data').then(([part]) => String(part)))?.[0]);
  npm.kill('SIGTERM');
  expect(await said('ended')).toContain('ended');
  await waitForExit(server);
  rmSync(folder, { recursive: true });
});
