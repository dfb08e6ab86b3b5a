import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatUsage } from './columns.ts';

// Loading the command line is slow on a busy machine.
jest.setTimeout(60_000);

it('every line of the help fits into 100 columns', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), 'help']);
  const lines = stdout.split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

it('a long use and its meaning are wrapped at words and indented', () => {
  const text = formatUsage([[`pipeline add ${'--secenek <deger> '.repeat(6).trim()}`, 'a '.repeat(60).trim()]]);
  expect(text.split('\n')).toEqual([
    '  pipeline add --secenek <deger> --secenek <deger> --secenek <deger> --secenek <deger> --secenek',
    '      <deger> --secenek <deger>',
    `      ${'a '.repeat(47).trim()}`,
    `      ${'a '.repeat(13).trim()}`,
  ]);
});
