import { createPurgeQueue } from './purge-queue.ts';

let time: number;
let isUp: boolean;
let sent: string[];

beforeEach(() => {
  time = 0;
  isUp = true;
  sent = [];
});

const create = () =>
  createPurgeQueue({
    now: () => time,
    send: async (tags) => {
      sent.push(tags.join(' '));
      return isUp;
    },
  });

/** Runs the queue every 250 ms. */
async function runFor(queue: ReturnType<typeof create>, ms: number): Promise<void> {
  for (const end = time + ms; time < end; time += 250) await queue.run();
}

it('sends changes at once, and those of the next second together', async () => {
  const queue = create();
  queue.add(['article']);
  await queue.run();
  expect(sent).toEqual(['article']);
  for (const tag of ['article', 'media', 'article']) {
    queue.add([tag]);
    await runFor(queue, 250);
  }
  expect(sent).toEqual(['article']);
  await runFor(queue, 1_000);
  expect(sent).toEqual(['article', 'article media']);
});

it('repeats a purge once, for responses that were on their way', async () => {
  const queue = create();
  queue.add(['article']);
  await runFor(queue, 60_000);
  expect(sent).toEqual(['article', 'article']);
});

it('tries again with growing pauses until the hook accepts, with everything that has changed meanwhile', async () => {
  isUp = false;
  const queue = create();
  queue.add(['article']);
  await runFor(queue, 7_250);
  expect(sent).toEqual(['article', 'article', 'article', 'article']);
  queue.add(['contract']);
  await runFor(queue, 600_000);
  expect(sent.length).toBeLessThan(20);
  isUp = true;
  sent = [];
  await runFor(queue, 60_000);
  expect(sent[0]).toBe('article contract');
});

it('sends the tag of everything alone, also instead of more tags than one request may have', async () => {
  const queue = create();
  queue.add(['article', 'all']);
  await queue.run();
  time += 1_000;
  queue.add(Array.from({ length: 31 }, (_, index) => `tag-${index}`));
  await queue.run();
  expect(sent).toEqual(['all', 'all']);
});

it('keeps what is added while a request is running', async () => {
  const queue = createPurgeQueue({
    now: () => time,
    send: async (tags) => {
      if (sent.length === 0) queue.add(['article']);
      sent.push(tags.join(' '));
      return true;
    },
  });
  queue.add(['article']);
  await queue.run();
  time += 1_000;
  await queue.run();
  expect(sent).toEqual(['article', 'article']);
});
