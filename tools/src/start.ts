import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildUnits } from './build-units.ts';
import { buildKit } from './kit-packages/build-kit.ts';
import { root, unitFolders } from './units.ts';

interface Server {
  start(env: NodeJS.ProcessEnv, build: () => Promise<void>): Promise<void>;
}

/**
 * `npm start`: runs the server in this process. The server checks its settings, then builds units that are not built or
 * are outdated.
 */
const server = (await import(pathToFileURL(path.join(root, 'server/src/start.ts')).href)) as Server;
await server.start(process.env, async () => {
  const stale = true;
  await Promise.all([buildUnits(Object.values(unitFolders), { stale }), buildKit({ stale })]);
});
