import path from 'node:path';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import { readSettings, UsageError } from '../../kit/src/publish/settings.ts';
import { runTask } from '../../kit/src/publish/tasks.ts';
import { readTask } from '../../kit/src/publish/args.ts';
import { root, unitOf } from './units.ts';

/**
 * `npm run release`: publishes the remote in the current folder to a running site. The usage text is in
 * `publish/args.ts`.
 */
try {
  const task = readTask(process.argv.slice(2));
  const folder = path.relative(root, process.cwd());
  const remote = unitOf(folder);
  if (!isRemoteName(remote))
    throw new UsageError('Bu komut bir birimin klasöründe çalışır: npm run release -w remote-…');
  const settings = await readSettings(process.env);
  await runTask({ remote, folder, settings, print: (text) => console.log(text) }, task);
} catch (error) {
  const { message } = error instanceof Error ? error : new Error(String(error));
  console.error(error instanceof UsageError ? message : `Komut tamamlanamadı: ${message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
