import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputOf, useCommandLine } from '../testing/command-line.ts';
import { importFixture } from '../testing/import-items.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { importCommand } from './import.command.ts';

let test: TestApp;
let folder: string;
let restoreEnvironment: () => void;
beforeAll(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'import-report-'));
  restoreEnvironment = useCommandLine(test);
});
afterAll(async () => {
  restoreEnvironment();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => outputOf(importCommand, ...args);

it('tries, imports, lists and takes back', async () => {
  const file = importFixture('klasik.wxr.xml');
  const json = join(folder, 'rapor.json');
  expect(await run(file, '--dry-run')).toContain('siteye hiçbir şey yazılmadı');
  const printed = await run(file, '--json', json);
  expect(printed).toContain('makale “Yeni "şantiye" açıldı” (klasik.wxr.xml:17): eklendi');
  expect(printed).toContain('  - javascript:alert(1): güvenli olmayan ya da bozuk bağlantı; metni kaldı');
  const report = JSON.parse(await readFile(json, 'utf8')) as { id: string; state: string }[];
  expect(report.find(({ id }) => id === '11')).toMatchObject({ state: 'created' });
  const [, id = ''] = /import undo (\d+)/.exec(printed) ?? [];
  expect(await run('list')).toMatch(new RegExp(`${id} +cinaryapi.example .* tamam`));
  expect(await run('undo', id)).toContain('yerinde kalan: 0');
  expect(await run('list')).toContain('geri alındı');
});

it('says what is wrong with what was typed', async () => {
  await expect(run('yok.xml')).rejects.toThrow('böyle bir dosya ya da klasör yok');
  await expect(run(importFixture('klasik.wxr.xml'), '--from', 'ftp://x')).rejects.toThrow('bir site adresi değil');
  await expect(run('undo', '99')).rejects.toThrow('99 numaralı bir aktarım yok');
  await expect(run()).rejects.toThrow('Kullanım');
  await expect(run('a.xml', '--yanlis')).rejects.toThrow('--dry-run');
});
