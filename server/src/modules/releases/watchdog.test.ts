import { createWatchdog, type Trouble } from './watchdog.ts';

const release = { unit: 'remote_public', id: '0123456789abcdef' } as const;
const MINUTE = 60_000;

let now: number;
let troubles: Trouble[];
let watchdog: ReturnType<typeof createWatchdog>;

beforeEach(() => {
  now = 0;
  troubles = [];
  watchdog = createWatchdog(
    async (trouble) => void troubles.push(trouble),
    () => now,
  );
});

async function hear(voices: readonly string[], failed: boolean): Promise<void> {
  for (const voice of voices) await watchdog.hear({ ...release, voice, failed });
}

const five = ['a', 'b', 'c', 'd', 'e'];

it('acts when five voices fail and no more start well', async () => {
  await hear(five.slice(1), true);
  expect(troubles).toEqual([]);
  await hear(['a'], true);
  expect(troubles).toEqual([
    {
      ...release,
      seenBy: 'visitors',
      reason: 'Son 5 dakikada 5 ziyaretçinin 5 tanesinde çalışmadı.',
      isCertain: false,
    },
  ]);
});

it('counts a voice once, however often it speaks', async () => {
  for (let time = 0; time < 50; time++) await hear(['a', 'b'], true);
  expect(troubles).toEqual([]);
});

it('takes the last word of a voice', async () => {
  await hear(five, false);
  await hear(five.slice(1), true);
  await hear(['b'], false);
  await hear(['a'], true);
  expect(troubles).toEqual([]);
  await hear(['b'], true);
  expect(troubles).toHaveLength(1);
});

it.each([
  [5, true],
  [6, false],
])('with five failing and %i others, acting is %s', async (good, acts) => {
  await hear(
    Array.from({ length: good }, (_, index) => `good ${index}`),
    false,
  );
  await hear(five, true);
  expect(troubles.length > 0).toBe(acts);
});

it('forgets what was said five minutes ago', async () => {
  await hear(five.slice(1), true);
  now = 5 * MINUTE + 1;
  await hear(['a'], true);
  expect(troubles).toEqual([]);
});

it('judges each release by its own', async () => {
  await hear(five.slice(1), true);
  await watchdog.hear({ ...release, id: 'fedcba9876543210', voice: 'a', failed: true });
  expect(troubles).toEqual([]);
});

it('is certain once twice as many fail, and does not wait for that', async () => {
  await hear([...five, 'f', 'g', 'h', 'i'], true);
  expect(troubles.map(({ isCertain }) => isCertain)).toEqual([false]);
  await hear(['j', 'k'], true);
  expect(troubles.map(({ isCertain }) => isCertain)).toEqual([false, true]);
});

it('tries again only after a while where nothing could be done', async () => {
  await hear([...five, 'f', 'g'], true);
  expect(troubles).toHaveLength(1);
  now = MINUTE;
  await hear(['h'], true);
  expect(troubles).toHaveLength(2);
});

it('needs no second voice for what the server has seen itself, and no pause after what visitors said', async () => {
  await hear(five, true);
  const trouble = { ...release, reason: 'Sunucu paketi çalışmadı: x' };
  await watchdog.act(trouble);
  expect(troubles.slice(1)).toEqual([{ ...trouble, seenBy: 'server', isCertain: true }]);
});
