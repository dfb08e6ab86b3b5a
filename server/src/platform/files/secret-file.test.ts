import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecret } from './secret-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is created once, is not readable by other accounts, and leaves no temporary file', () => {
  const dataDir = join(folder, 'data');
  const secret = readOrCreateSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateSecret(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect([statSync(dataDir).mode & 0o777, statSync(join(dataDir, 'secret')).mode & 0o777]).toEqual([0o700, 0o600]);
});

test.each(['', '\n', 'kısa', 'x'.repeat(31)])('rejects the content %j and does not change the file', (text) => {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  expect(() => readOrCreateSecret(folder)).toThrow(/^Ayar hatası: SECRET: .*secret dosyası boş ya da eksik/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
