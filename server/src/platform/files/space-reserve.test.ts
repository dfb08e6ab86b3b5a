import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRemainingSpace, keepReserve, releaseReserve, reserveFile } from './space-reserve.ts';

const MEGABYTE = 1_048_576;
const RESERVE = 16 * MEGABYTE;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-reserve-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, reserveFile);
const free = (megabytes: number) => () => megabytes * MEGABYTE;

it('is set aside while the disk has ample space, and given back when a start finds none', () => {
  expect(keepReserve(folder, free(1_000))).toBe(true);
  expect(statSync(file()).size).toBe(RESERVE);
  expect(releaseReserve(folder, free(100))).toBe(false);
  expect(releaseReserve(folder, free(0))).toBe(true);
  expect(existsSync(file())).toBe(false);
  expect(releaseReserve(folder, free(0))).toBe(false);
});

it('is not set aside on a disk that is nearly full', () => {
  expect(keepReserve(folder, free(60))).toBe(false);
  expect(existsSync(file())).toBe(false);
});

it('is set aside again when a server ends, because the next start needs it too', () => {
  writeFileSync(file(), 'a part');
  keepRemainingSpace(folder);
  expect(statSync(file()).size).toBe(RESERVE);
});

it('a folder that does not exist yet has no reserve', () => {
  expect(releaseReserve(join(folder, 'yok'), free(0))).toBe(false);
  expect(keepReserve(join(folder, 'yok'), free(1_000))).toBe(false);
});
