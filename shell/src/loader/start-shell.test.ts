import { startOnInteraction } from './start-shell.ts';

const shell = '/releases/shell/abc123/shell.js';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><form><label>E-posta <input name="email"></label></form></div>';
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Runs the loader of a document as its script does. */
function load(start: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, { shell, start });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startOnInteraction();
}

function isStarted(): boolean {
  return document.head.querySelector(`script[src="${shell}"]`) !== null;
}

test('a document that requests the shell is painted before it starts', () => {
  load('now');
  expect(isStarted()).toBe(false);
  jest.runAllTimers();
  expect(isStarted()).toBe(true);
});

test('a hidden page, which has no frames, starts at once', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  load('now');
  expect(isStarted()).toBe(true);
});

test('a document to read starts at the first interaction', () => {
  load('used');
  jest.runAllTimers();
  expect(isStarted()).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(isStarted()).toBe(true);
});
