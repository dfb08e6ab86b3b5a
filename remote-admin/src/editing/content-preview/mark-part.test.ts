import { markPart, showPart } from './mark-part.ts';

const frame = document.createElement('iframe');
const scrollTo = jest.fn();

/** Returns the previewed page in a frame of 600 pixels. */
function page(): Document {
  document.body.append(frame);
  Object.assign(frame.contentWindow ?? {}, { scrollTo, scrollY: 100, innerHeight: 600 });
  const shown = frame.contentDocument ?? document;
  shown.body.innerHTML = '<section id="s1"></section><section id="s2"></section>';
  return shown;
}

function partAt(top: number, bottom: number): HTMLElement {
  const part = page().getElementById('s2') as HTMLElement;
  part.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return part;
}

beforeEach(() => jest.clearAllMocks());

test('marks one part and takes the mark from the one before, without a trace', () => {
  const shown = page();
  markPart(shown, 's1');
  expect(shown.getElementById('s1')?.style.outline).toContain('3px');

  markPart(shown, 's2');
  expect(shown.getElementById('s1')?.style.length).toBe(0);
  expect(shown.querySelectorAll('[data-edited]')).toHaveLength(1);

  expect(markPart(shown, null)).toBeNull();
  expect(shown.querySelectorAll('[data-edited]')).toHaveLength(0);
});

test('marks nothing for a part that the page does not show', () => {
  expect(markPart(page(), 's9')).toBeNull();
});

test('scrolls to a part outside of the frame, with the place of the header above it', () => {
  showPart(partAt(900, 1200), { isCalm: false });
  expect(scrollTo).toHaveBeenCalledWith({ top: 100 + 900 - 90, behavior: 'smooth' });
});

test('moves at once for a user who asks for reduced motion', () => {
  showPart(partAt(-800, -20), { isCalm: true });
  expect(scrollTo).toHaveBeenCalledWith({ top: 100 - 800 - 90, behavior: 'instant' });
});

test.each([
  ['all of it is in view', 100, 500],
  ['it fills the frame', -400, 900],
  ['half of the frame shows it', 300, 2_000],
])('does not scroll when %s', (_why, top, bottom) => {
  showPart(partAt(top, bottom), { isCalm: false });
  expect(scrollTo).not.toHaveBeenCalled();
});
