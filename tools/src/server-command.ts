import path from 'node:path';
import { root } from './units.ts';

/**
 * Arguments with which `npm start` runs Node.js, before the program: bench and journeys start the server with the same
 * heap and compile cache. The young generation has three semi-spaces of 4 MB (docs/decisions/0008).
 */
export const serverArguments: readonly string[] = ['--max-semi-space-size=4', path.join(root, 'tools/run.js')];
