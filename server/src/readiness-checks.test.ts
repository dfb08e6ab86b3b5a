import { chmodSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { limits } from '@vitrin/shared-contracts/limits';
import { createStorageSpace, type MeasureDisk } from './platform/files/storage-space.ts';
import { saveJobTime } from './platform/jobs/job-times.repository.ts';
import { createStrictChecks } from './readiness-checks.ts';
import type { Services } from './services.ts';
import { buildTestServices } from './testing/test-app.ts';

const DAY_MS = 86_400_000;
const GIGABYTE = 1_024 ** 3;
const RESERVE = limits.storage.reserve.bytes;

let services: Services;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ services, close } = await buildTestServices());
});
afterEach(() => close());

const disk = (free: number): Pick<Services, 'storage'> => {
  const measure: MeasureDisk = async () => ({ size: 100 * GIGABYTE, free });
  return { storage: createStorageSpace(services, measure) };
};

it('finds nothing on a healthy server and leaves no file', async () => {
  const before = readdirSync(services.config.dataDir);
  expect(await createStrictChecks({ ...services, ...disk(GIGABYTE * 50) })()).toEqual({ failing: [], warnings: [] });
  expect(readdirSync(services.config.dataDir)).toEqual(before);
});

it.each([
  [RESERVE * 1.5, { failing: [], warnings: ['disk'] }],
  // Staff can still free space in the panel.
  [RESERVE / 2, { failing: [], warnings: ['disk'] }],
  [RESERVE / 10, { failing: ['disk'], warnings: [] }],
])('with %d free bytes it finds %j', async (free, findings) => {
  expect(await createStrictChecks({ ...services, ...disk(free) })()).toEqual(findings);
});

it('fails for a disk that cannot be measured', async () => {
  const storage = createStorageSpace(services, () => Promise.reject(new Error('no such disk')));
  expect(await createStrictChecks({ ...services, storage })()).toEqual({ failing: ['disk'], warnings: [] });
});

it('fails for a clock behind the recorded time and warns of one ahead', async () => {
  const healthy = { ...services, ...disk(GIGABYTE * 50) };
  await saveJobTime(services.db, 'clock', Date.now() + 2 * DAY_MS);
  expect(await createStrictChecks(healthy)()).toEqual({ failing: ['clock'], warnings: [] });
  await saveJobTime(services.db, 'clock', Date.now() - 30 * DAY_MS);
  expect(await createStrictChecks(healthy)()).toEqual({ failing: [], warnings: ['clock'] });
});

describe('a data folder that cannot be written to', () => {
  const moved = () => `${services.config.dataDir}-moved`;
  const healthy = () => ({ ...services, ...disk(GIGABYTE * 50) });
  // Renamed instead of made read-only: root ignores modes.
  const breakFolder = () => {
    renameSync(services.config.dataDir, moved());
    writeFileSync(services.config.dataDir, '');
    chmodSync(services.config.dataDir, 0o400);
  };
  afterEach(() => {
    renameSync(services.config.dataDir, `${services.config.dataDir}-file`);
    renameSync(moved(), services.config.dataDir);
  });

  it('fails', async () => {
    breakFolder();
    expect((await createStrictChecks(healthy())()).failing).toContain('files');
  });

  it('is found again a minute after the last probe', async () => {
    const check = createStrictChecks(healthy());
    expect((await check()).failing).toEqual([]);
    breakFolder();
    const start = performance.now();
    const now = jest.spyOn(performance, 'now').mockReturnValue(start + 30_000);
    expect((await check()).failing).not.toContain('files');
    now.mockReturnValue(start + 61_000);
    expect((await check()).failing).toContain('files');
    now.mockRestore();
  });
});
