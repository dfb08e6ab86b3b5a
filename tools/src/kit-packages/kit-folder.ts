import path from 'node:path';
import { root } from '../units.ts';

/** Where the server finds the packages for teams. */
export const kitFolder = path.join(root, 'kit/dist');
