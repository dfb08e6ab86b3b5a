import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../platform/database/content-version.ts';
import type { Services } from '../services.ts';
import type { DemoProgress } from './load-demo.ts';

const PROCESS = fileURLToPath(new URL('./demo.process.ts', import.meta.url));

/** Loads the demo content in a process of its own: neither its memory nor what it has loaded stays in the server. */
export async function importDemo(
  { config, db, contentVersion }: Pick<Services, 'config' | 'db' | 'contentVersion'>,
  { onProgress }: DemoProgress,
): Promise<void> {
  // The configuration holds secrets: it goes neither by arguments nor by the environment.
  const child = fork(PROCESS, { execArgv: [], env: { ...process.env, ...compileCache() } });
  child.on('message', (text) => {
    if (typeof text === 'string') onProgress(text);
  });
  child.send(config);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Örnek içerik yüklenemedi.');
  contentVersion.raise(await readContentVersion(db));
}

/** The folder that the server's own cache lies in; with it the process starts in half the time. */
function compileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
