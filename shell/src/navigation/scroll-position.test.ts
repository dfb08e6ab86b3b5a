import { restorePosition, scrollToTop } from './scroll-position.ts';

let height: number;
let scrolls: unknown[][];

beforeEach(() => {
  jest.useFakeTimers();
  height = innerHeight;
  scrolls = [];
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void scrolls.push(args));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const FRAME_MS = 16;
const restored = [{ top: 600, behavior: 'instant' }];

test('a position is restored once the page is tall enough', () => {
  restorePosition(600);
  jest.advanceTimersByTime(20 * FRAME_MS);
  expect(scrolls).toEqual([]);
  height = innerHeight + 600;
  jest.advanceTimersByTime(FRAME_MS);
  expect(scrolls).toEqual([restored]);
  jest.advanceTimersByTime(5_000);
  expect(scrolls).toHaveLength(1);
});

test('a page that stays shorter is scrolled as far as it goes', () => {
  restorePosition(600);
  jest.advanceTimersByTime(5_000);
  expect(scrolls).toEqual([restored]);
});

test.each(['wheel', 'keydown'])('a person who scrolls by %s is not interrupted', (event) => {
  restorePosition(600);
  dispatchEvent(new Event(event));
  height = innerHeight + 600;
  jest.advanceTimersByTime(5_000);
  expect(scrolls).toEqual([]);
});

test('the next page cancels a position that is still waiting', () => {
  restorePosition(600);
  scrollToTop('admin');
  height = innerHeight + 600;
  jest.advanceTimersByTime(5_000);
  expect(scrolls).toEqual([[0, 0]]);
});

test('a page that is left at once does not scroll the one that is returned to', () => {
  height = innerHeight + 600;
  scrollToTop('public');
  restorePosition(600);
  jest.advanceTimersByTime(5_000);
  expect(scrolls).toEqual([restored]);
});

test('a new page is scrolled to its top: in the panel at once, on the public site after 320 ms', () => {
  scrollToTop('admin');
  jest.advanceTimersByTime(FRAME_MS);
  expect(scrolls).toHaveLength(1);
  scrollToTop('public');
  jest.advanceTimersByTime(319);
  expect(scrolls).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(scrolls).toHaveLength(2);
});
