import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverArguments } from './server-command.ts';
import { root } from './units.ts';

const FLAG = /--max-semi-space-size=\d+/g;

test.each(['package.json', 'README.md', 'docs/operations/Containerfile', 'docs/operations/vitrin.service'])(
  '%s starts the server with the same heap',
  (file) => {
    const flags = readFileSync(path.join(root, file), 'utf8').match(FLAG);
    expect(new Set(flags)).toEqual(new Set([serverArguments[0]]));
  },
);
