import { LimitReached } from '../../platform/concurrency-limiter.ts';
import { createPreviewQueue } from './preview-queue.ts';

/** A rendering that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const render = jest.fn(() => promise);
  return { render, resolve };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('renders one preview at a time', async () => {
  const { own: queue } = createPreviewQueue();
  const [first, second] = [held(), held()];
  const shown = [queue('a', first.render), queue('b', second.render)];
  await turn();
  expect([first.render.mock.calls.length, second.render.mock.calls.length]).toEqual([1, 0]);
  first.resolve('A');
  await turn();
  expect(second.render).toHaveBeenCalledTimes(1);
  second.resolve('B');
  expect(await Promise.all(shown)).toEqual(['A', 'B']);
});

it('requests for a preview that is waiting share its rendering; one that has begun is not shared', async () => {
  const { own: queue } = createPreviewQueue();
  const [running, waiting, late] = [held(), held(), held()];
  const first = queue('a', running.render);
  await turn();
  const shared = [queue('a', waiting.render), queue('a', late.render)];
  running.resolve('old');
  waiting.resolve('new');
  expect([await first, ...(await Promise.all(shared))]).toEqual(['old', 'new', 'new']);
  expect(late.render).not.toHaveBeenCalled();
});

it('goes on after a rendering has failed', async () => {
  const { own: queue } = createPreviewQueue();
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue('a', async () => 'A')).toBe('A');
});

it('rejects more than twenty waiting previews', async () => {
  const { own: queue } = createPreviewQueue();
  const first = held();
  const shown = Array.from({ length: 22 }, (_, index) => queue(String(index), first.render));
  const settled = Promise.allSettled(shown);
  await turn();
  first.resolve('A');
  const rejected = (await settled).filter(({ status }) => status === 'rejected');
  expect(rejected).toMatchObject([{ reason: expect.any(LimitReached) }]);
});

it('renders all links together with a rest in between, which does not delay the form of a user', async () => {
  const { own, link } = createPreviewQueue(60);
  const begun: [string, number][] = [];
  const note = (name: string) => async () => void begun.push([name, performance.now()]);
  const links = ['a', 'b', 'c'].map((name) => link(name, note(name)));
  await turn();
  await own('form', note('form'));
  await Promise.all(links);
  expect(begun.map(([name]) => name)).toEqual(['a', 'form', 'b', 'c']);
  const timeOf = (wanted: string) => begun.find(([name]) => name === wanted)?.[1] ?? 0;
  expect(timeOf('b') - timeOf('a')).toBeGreaterThanOrEqual(55);
  expect(timeOf('c') - timeOf('b')).toBeGreaterThanOrEqual(55);
});

it('rests three times as long as the rendering of a link took', async () => {
  const { link } = createPreviewQueue(0);
  let end = 0;
  await link('a', () => new Promise((resolve) => setTimeout(resolve, 40)).then(() => void (end = performance.now())));
  await link('b', async () => undefined);
  expect(performance.now() - end).toBeGreaterThanOrEqual(110);
});

it('rejects more than eight waiting links', async () => {
  const { link } = createPreviewQueue(0);
  const first = held();
  const settled = Promise.allSettled(Array.from({ length: 10 }, (_, index) => link(String(index), first.render)));
  await turn();
  first.resolve('A');
  expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
