import { placeEvents } from '@vitrin/shared-contracts/sections/section-place';
import { holdPresses } from './hold-presses.ts';

const start = jest.fn();
const pressed = jest.fn();

beforeAll(() => {
  holdPresses(start);
  document.addEventListener('submit', (event) => event.preventDefault());
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

/** Shows two sections, the first one with this markup. Returns its button. */
function show(html: string): HTMLButtonElement {
  document.body.innerHTML = `<div data-section="first">${html}</div><div data-section="other"><button>Öteki</button></div>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', pressed);
  return button;
}

function begin(section: string): void {
  const place = document.querySelector(`[data-section="${section}"]`);
  place?.dispatchEvent(new Event(placeEvents.started, { bubbles: true }));
  jest.runAllTimers();
}

const press = (button: Element) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a press starts the shell and is repeated once, when the section has started', () => {
  press(show('<button>Hesapla</button>'));
  expect(start).toHaveBeenCalledTimes(1);
  begin('other');
  expect(pressed).toHaveBeenCalledTimes(1);
  begin('first');
  begin('first');
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a press of the icon in a button is repeated', () => {
  const button = show('<button type="button"><i></i></button>');
  press(button.querySelector('i') as Element);
  begin('first');
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each([
  ['opens a popover', '<button popovertarget="liste">Liste</button>'],
  ['sends its form', '<form><button>Gönder</button></form>'],
])('a press of a button that %s is not repeated', (_what, html) => {
  press(show(html));
  begin('first');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press in a section that has started is not repeated', () => {
  const button = show('<button>Hesapla</button>');
  begin('first');
  press(button);
  begin('first');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('another press counts instead', () => {
  press(show('<button>Hesapla</button>'));
  press(document.body);
  begin('first');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('after three seconds a press is forgotten', () => {
  const button = show('<button>Hesapla</button>');
  const early = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(early, 'timeStamp', { value: new Event('click').timeStamp - 4_000 });
  button.dispatchEvent(early);
  begin('first');
  expect(pressed).toHaveBeenCalledTimes(1);
});
