import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../units.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrin-bin-')));
  mkdirSync(path.join(folder, 'bin'));
  copyFileSync(path.join(root, 'tools/package-files/bin/vitrin'), path.join(folder, 'bin/vitrin'));
  // Prints how Node.js was started.
  writeFileSync(path.join(folder, 'bin/node'), '#!/bin/sh\necho "$MALLOC_ARENA_MAX $*"\n');
  for (const name of ['vitrin', 'node']) chmodSync(path.join(folder, 'bin', name), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const started = (...args: string[]) =>
  execFileSync(path.join(folder, 'bin/vitrin'), args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  }).trim();

test('bin/vitrin start runs the server with the settings of the systemd unit', () => {
  expect(started('start')).toBe(`1 --max-semi-space-size=4 ${folder}/bin/../server/main.js`);
});

test('every other command runs the command line with the same memory settings', () => {
  expect(started('user', 'password', 'a b')).toBe(
    `1 --max-semi-space-size=4 ${folder}/bin/../server/cli.js user password a b`,
  );
});
