import { createWatchdog, type Incident } from './watchdog.ts';

const release = { unit: 'remote_public', id: '0123456789abcdef' } as const;
const MINUTE = 60_000;

let now: number;
let incidents: Incident[];
let switchedOff: string[];
let watchdog: ReturnType<typeof createWatchdog>;

beforeEach(() => {
  now = 0;
  incidents = [];
  switchedOff = [];
  watchdog = createWatchdog(
    async (incident) => void incidents.push(incident),
    (_release, place) => switchedOff.includes(place),
    () => now,
  );
});

async function record(reporters: readonly string[], failed: boolean): Promise<void> {
  for (const reporter of reporters) await watchdog.record({ ...release, reporter, failed });
}

const five = ['a', 'b', 'c', 'd', 'e'];

it('acts when five reporters fail and no more than five succeed', async () => {
  await record(five.slice(1), true);
  expect(incidents).toEqual([]);
  await record(['a'], true);
  expect(incidents).toEqual([
    {
      ...release,
      source: 'visitors',
      reason: 'Son 5 dakikada 5 ziyaretçinin 5 tanesinde çalışmadı.',
      isCertain: false,
    },
  ]);
});

it('counts a reporter once, however often it reports', async () => {
  for (let time = 0; time < 50; time++) await record(['a', 'b'], true);
  expect(incidents).toEqual([]);
});

it('uses only the last report of a reporter', async () => {
  await record(five, false);
  await record(five.slice(1), true);
  await record(['b'], false);
  await record(['a'], true);
  expect(incidents).toEqual([]);
  await record(['b'], true);
  expect(incidents).toHaveLength(1);
});

it.each([
  [5, true],
  [6, false],
])('with five failing and %i other reporters, acting is %s', async (good, acts) => {
  await record(
    Array.from({ length: good }, (_, index) => `good ${index}`),
    false,
  );
  await record(five, true);
  expect(incidents.length > 0).toBe(acts);
});

it('ignores reports older than five minutes', async () => {
  await record(five.slice(1), true);
  now = 5 * MINUTE + 1;
  await record(['a'], true);
  expect(incidents).toEqual([]);
});

it('judges each release by its own reports', async () => {
  await record(five.slice(1), true);
  await watchdog.record({ ...release, id: 'fedcba9876543210', reporter: 'a', failed: true });
  expect(incidents).toEqual([]);
});

it('acts at five failing reporters and is certain once twice as many fail', async () => {
  await record([...five, 'f', 'g', 'h', 'i'], true);
  expect(incidents.map(({ isCertain }) => isCertain)).toEqual([false]);
  await record(['j', 'k'], true);
  expect(incidents.map(({ isCertain }) => isCertain)).toEqual([false, true]);
});

it('retries only after a pause when nothing could be done', async () => {
  await record([...five, 'f', 'g'], true);
  expect(incidents).toHaveLength(1);
  now = MINUTE;
  await record(['h'], true);
  expect(incidents).toHaveLength(2);
});

it('acts on a failure that the server detects without a second report, and without a pause after visitor reports', async () => {
  await record(five, true);
  const incident = { ...release, reason: 'Sunucu paketi çalışmadı: x' };
  await watchdog.reportServerFailure(incident);
  expect(incidents.slice(1)).toEqual([{ ...incident, source: 'server', isCertain: true }]);
});

it('judges a section by its own starts: those of the pages of its remote do not hide that it fails', async () => {
  await record(['f', 'g', 'h', 'i', 'j', 'k'], false);
  for (const reporter of five) await watchdog.record({ ...release, section: 'hesap', reporter, failed: true });
  expect(incidents).toMatchObject([{ ...release, reason: expect.stringMatching(/^“hesap” bölümü: Son 5 dakikada 5/) }]);
});

/** Reports about a section at a place, from reporters of their own. */
async function recordAt(place: string | undefined, reporters: readonly string[], failed = true): Promise<void> {
  for (const reporter of reporters)
    await watchdog.record({ ...release, section: 'hesap', place, reporter: `${place} ${reporter}`, failed });
}

it('names all places at which a section fails', async () => {
  await recordAt('one', five.slice(2));
  await recordAt('two', five.slice(3));
  expect(incidents.map(({ section }) => section)).toEqual([
    { name: 'hesap', places: ['one', 'two'], isOnlyThere: false },
  ]);
});

it('names no place if a reporter does not say where the section failed', async () => {
  await recordAt('one', five.slice(1));
  await recordAt(undefined, ['a']);
  expect(incidents).toHaveLength(1);
  expect(incidents[0]?.section).toBeUndefined();
});

it('acts on a place that fails although the section works for most visitors of others', async () => {
  await recordAt('two', [...five, 'f', 'g', 'h'], false);
  await recordAt('one', five.slice(1));
  expect(incidents).toEqual([]);
  await recordAt('one', ['a']);
  expect(incidents).toMatchObject([
    {
      reason: '“hesap” bölümü: Son 5 dakikada 5 ziyaretçinin 5 tanesinde çalışmadı.',
      section: { name: 'hesap', places: ['one'], isOnlyThere: true },
    },
  ]);
});

it('does not act on a place at which the section works for most, or at which one visitor reports often', async () => {
  await recordAt(
    'one',
    [...five, 'f', 'g'].map((each) => `good ${each}`),
    false,
  );
  await recordAt('one', five);
  for (let time = 0; time < 20; time++) await recordAt('two', ['a']);
  expect(incidents).toEqual([]);
});

it('ignores what is reported about a place that is switched off', async () => {
  await recordAt('one', five);
  switchedOff = ['one'];
  now = 2 * MINUTE;
  await recordAt('one', five);
  await recordAt('two', ['a']);
  expect(incidents).toHaveLength(1);
  await recordAt('two', five);
  expect(incidents.at(-1)?.section?.places).toEqual(['two']);
});

it('decides about the release at once after it has acted on one place', async () => {
  await recordAt('two', [...five, 'f'], false);
  await recordAt('one', five);
  await recordAt('two', five);
  expect(incidents.map(({ section }) => section?.isOnlyThere).slice(0, 2)).toEqual([true, false]);
});
