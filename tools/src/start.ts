import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildUnits } from './build-units.ts';
import { root, unitFolders } from './units.ts';

/** `npm start`: builds what is not built or is older than its sources, then becomes the server. */
await buildUnits(Object.values(unitFolders), { stale: true });
await import(pathToFileURL(path.join(root, 'server/src/main.ts')).href);
