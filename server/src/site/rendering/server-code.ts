import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerCode, ServerBundle } from './protocol.ts';

/** Reads a server bundle and verifies its integrity; code that does not match never reaches a process. */
export async function readServerCode({ file, integrity }: ServerBundle): Promise<ServerCode> {
  const name = path.basename(file);
  if (integrity === null) throw new Error(`${name} has no integrity`);
  const content = await readFile(file);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} does not match its integrity`);
  return { name, code: content.toString() };
}
