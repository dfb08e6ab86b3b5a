import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { runOnce } from '../dev/compile/run-once.ts';
import type { Project } from '../project.ts';
import { buildStandalone } from '../webpack/build-mode.ts';

/**
 * Builds the client bundle of a remote for another federation host, to `dist/standalone`. It is never published to a
 * site. Returns the folder.
 */
export async function buildForOtherHosts({ directory }: Project): Promise<string> {
  buildStandalone();
  const file = pathToFileURL(path.join(directory, 'webpack.config.ts')).href;
  const { default: configurations } = (await import(file)) as { default: Configuration[] };
  const [client] = configurations;
  if (!client) throw new Error(`${directory}/webpack.config.ts has no configuration`);
  const folder = path.join(directory, 'dist/standalone');
  rmSync(folder, { recursive: true, force: true });
  await runOnce({ ...client, output: { ...client.output, path: folder } });
  return folder;
}
