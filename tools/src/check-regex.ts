import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkRegex, type KnownLinear } from './regex/check.ts';
import { codeFiles } from './regex/files.ts';
import { regexesIn, type FoundRegex } from './regex/find.ts';
import { root } from './units.ts';

/**
 * `npm run check:regex`: checks that every regular expression of the product and its tools runs in linear time or has a
 * documented exception. The constant is the number of parallel checks.
 */
const AT_ONCE = 2;
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const cache = path.join(root, `node_modules/.cache/regex/${version}.json`);

interface Placed extends FoundRegex {
  file: string;
}

function allRegexes(): Placed[] {
  return codeFiles().flatMap((file) =>
    regexesIn(file, readFileSync(path.join(root, file), 'utf8')).map((regex) => ({ file, ...regex })),
  );
}

function readKnown(): KnownLinear {
  try {
    return new Set(JSON.parse(readFileSync(cache, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function saveKnown(known: KnownLinear): void {
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify([...known].toSorted()));
}

const known = readKnown();
const regexes = allRegexes();
const waiting = [...regexes];
let findings = 0;
const worker = async (): Promise<void> => {
  for (let regex = waiting.shift(); regex; regex = waiting.shift()) {
    const objection = await checkRegex(regex, known);
    if (objection === null) continue;
    findings += 1;
    console.error(`${regex.file}:${regex.line} ${objection.regex}\n  ${objection.reason}`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
saveKnown(known);
// Also fails when no expression was found, which means that the wrong folders were searched.
process.exit(findings === 0 && regexes.length > 0 ? 0 : 1);
