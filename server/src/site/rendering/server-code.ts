import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../platform/files/integrity.ts';
import type { ServerCode, ServerBundle } from './protocol.ts';

/** Reads a server bundle and verifies its integrity; code that does not match never reaches a process. */
export async function readServerCode({ file, integrity }: ServerBundle): Promise<ServerCode> {
  const name = path.basename(file);
  if (integrity === null) throw new Error(`${name} has no integrity`);
  const content = await readFile(file);
  if (integrityOf(content) !== integrity) throw new Error(`${name} does not match its integrity`);
  return { name, code: content.toString() };
}
