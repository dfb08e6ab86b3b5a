import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../units.ts';

/** A script whose result follows from the content of its inputs, if there are any. */
interface Check {
  script: string;
  inputs?: RegExp;
}

/** Remembers which checks have passed with which content of their inputs. */
export interface CheckMemory {
  isRemembered(check: Check): boolean;
  remember(check: Check): void;
}

const storedFile = join(root, '.cache/checks.json');

/** Files that decide which tools run, and how. */
const TOOLS = /^package-lock\.json$|^[^/]*\.(?:json|cjs)$|(?:^|\/)(?:tsconfig|package)\.json$/;

/** Reads the memory of this checkout. Without Git nothing is remembered. */
export function openCheckMemory(stored = storedFile, files: readonly string[] = filesOfCheckout()): CheckMemory {
  const digests = existsSync(stored) ? (JSON.parse(readFileSync(stored, 'utf8')) as Record<string, string>) : {};
  const digestOf = ({ inputs }: Check) =>
    inputs && files.length > 0 ? digest(files.filter((file) => inputs.test(file) || TOOLS.test(file))) : null;
  return {
    isRemembered(check) {
      const current = digestOf(check);
      return current !== null && digests[check.script] === current;
    },
    remember(check) {
      const current = digestOf(check);
      if (current === null || digests[check.script] === current) return;
      digests[check.script] = current;
      mkdirSync(dirname(stored), { recursive: true });
      writeFileSync(stored, JSON.stringify(digests));
    },
  };
}

/** Returns the files that Git tracks or would add, except deleted ones. */
function filesOfCheckout(): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...new Set(output.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    return [];
  }
}

function digest(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
