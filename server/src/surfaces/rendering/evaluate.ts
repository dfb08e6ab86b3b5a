import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerHalf } from './protocol.ts';

export type Require = (name: string) => unknown;

/** Runs a server half, byte for byte what its release was signed with; anything else is refused before it runs. */
export function evaluate(half: ServerHalf, require: Require): unknown {
  const module = { exports: {} };
  const run = compileFunction(verified(half), ['module', 'exports', 'require'], { filename: half.file });
  run(module, module.exports, require);
  return module.exports;
}

function verified({ file, integrity }: ServerHalf): string {
  const name = path.basename(file);
  if (integrity === null) throw new Error(`${name} has no integrity`);
  const content = readFileSync(file);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} does not match its integrity`);
  return content.toString();
}

export function refuse(name: string): never {
  throw new Error(`A server half may not require ${name}`);
}

/** What a remote's server half may require: the singletons that the shell's brings. */
export function requireShared(shared: Record<string, unknown>): Require {
  return (name) => (name in shared ? shared[name] : name === 'shared-contracts/http' ? {} : refuse(name));
}
