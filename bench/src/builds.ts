import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { partialCopy } from '../../tools/src/partial-copy.ts';
import { printFigures } from './figures.ts';
import { pause, root, type Site } from './site.ts';

const UNITS = ['shared-contracts', 'shell', 'remote-public', 'remote-auth', 'remote-admin', 'tools'];

/** Production builds in a copy of the tree, cold and warm, and one remote from a changed text until it is live. */
export async function measureBuilds(site: Site): Promise<void> {
  const cold = partialCopy(UNITS);
  const coldMs = await timed(() => run(cold, ['tools/src/build.ts']));
  const warmMs = await timed(() => run(cold, ['tools/src/build.ts']));
  rmSync(cold, { recursive: true });
  printFigures('Production build of all four units', [
    { what: 'cold', value: coldMs / 1000, unit: 's', budget: 40 },
    { what: 'warm', value: warmMs / 1000, unit: 's', budget: 10 },
    { what: 'one remote: built, published and live', value: (await publishOne(site)) / 1000, unit: 's', budget: 10 },
  ]);
}

async function publishOne(site: Site): Promise<number> {
  const token =
    (await output(['server/src/cli/main.ts', 'publish-token', 'remote_public'], { DATA_DIR: site.dataDir })).match(
      /[\w-]{43}/,
    )?.[0] ?? '';
  const copy = partialCopy(['shared-contracts', 'remote-public', 'tools']);
  const before = await (await fetch(site.address)).text();
  const layout = path.join(copy, 'remote-public/src/app/index.tsx');
  appendFileSync(layout, `\nexport const builtForBench = ${Date.now()};\n`);
  const ms = await timed(async () => {
    await run(path.join(copy, 'remote-public'), ['../tools/src/publish.ts'], {
      VITRIN_URL: site.address,
      VITRIN_PUBLISH_TOKEN: token,
    });
    while ((await (await fetch(site.address)).text()) === before) await pause(20);
  });
  rmSync(copy, { recursive: true });
  return ms;
}

async function run(cwd: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  await output(args, env, cwd);
}

async function output(args: readonly string[], env: Record<string, string>, cwd = root): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')} failed\n${text}`);
  return text;
}

async function timed(action: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
