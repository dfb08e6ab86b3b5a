import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootSection, RenderedSections } from '@vitrin/shared-contracts/boot';
import { placeAttribute, placeEvents } from '@vitrin/shared-contracts/sections/section-place';
import { holdPresses } from '../loader/hold-presses.ts';
import { loadSections } from '../federation/load-remote.ts';
import { SectionTree, sectionIdPrefix, type SectionView } from './section-tree.tsx';
import { showSection } from './show-section.ts';

jest.mock('../federation/load-remote.ts', () => ({ loadSections: jest.fn() }));

const release = {
  remote: 'remote_kredi',
  id: '0123456789abcdef',
  base: '',
  entry: '/kredi.js',
  integrity: {},
} as const;
const section: BootSection = {
  id: 'k1',
  heading: 2,
  name: 'hesap',
  place: 'hesap-k1',
  release,
  choice: 'live',
  hydration: { values: { title: 'Kredi' }, data: null },
  hydration_address: null,
};

const ended = jest.fn();
const Calculator: SectionView = ({ values }) => {
  const [months, setMonths] = useState(12);
  useEffect(() => ended, []);
  if (months > 24) throw new Error('Bozuk');
  return (
    <button type="button" onClick={() => setMonths(months + 12)}>
      {String(values['title'])} {months}
    </button>
  );
};

let sent: { url: string; body: unknown }[];
let answers: Record<string, object>;

Object.assign(globalThis, { __webpack_public_path__: '/releases/shell/fedcba9876543210/' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(performance, { getEntriesByType: () => [] });
  AbortSignal.timeout = () => new AbortController().signal;
  history.replaceState(null, '', '/');
  ended.mockReset();
  [sent, answers] = [[], {}];
  globalThis.fetch = async (input, { body } = {}) => {
    const url = input as string;
    if (typeof body === 'string') sent.push({ url, body: JSON.parse(body) as unknown });
    const answer = answers[url];
    return typeof body === 'string'
      ? new Response(null, { status: 204 })
      : Response.json(answer ?? {}, { status: answer ? 200 : 404 });
  };
  expose(Calculator);
});

function expose(View: SectionView): void {
  jest.mocked(loadSections).mockResolvedValue({ sections: { hesap: { view: async () => View } } });
}

const markup = renderToString(
  <SectionTree View={Calculator} values={{ title: 'Kredi' }} data={null} section={{ id: 'k1', heading: 2 }} />,
  { identifierPrefix: sectionIdPrefix('k1') },
);

function placeWith(html: string): Element {
  const place = document.createElement('div');
  place.setAttribute(placeAttribute, 'k1');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  return place;
}

const show = (place: Element, served: readonly BootSection[] | null = [section]) =>
  act(async () => {
    await showSection(place, served);
    await new Promise((resolve) => setTimeout(resolve));
  });
const button = () => screen.getByRole('button', { name: /^Kredi/ });
const press = async () => {
  await userEvent.click(button());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

test('the markup of the server responds to input, and the start is reported for the section', async () => {
  const place = placeWith(markup);
  const served = button();
  await show(place);
  await press();
  expect(button()).toBe(served);
  expect(served).toHaveTextContent('Kredi 24');
  expect(sent).toEqual([
    {
      url: '/api/releases/health',
      body: expect.objectContaining({ remote: 'remote_kredi', id: release.id, section: 'hesap', place: 'hesap-k1' }),
    },
  ]);
});

test('a press before the section has started is repeated', async () => {
  holdPresses(jest.fn());
  const place = placeWith(markup);
  button().click();
  await show(place);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(button()).toHaveTextContent('Kredi 24');
});

test('a section that throws while it is used has the markup of the server again, and the fault names it', async () => {
  await show(placeWith(markup));
  await press();
  // `act` throws what no boundary catches, instead of passing it to the root.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  button().click();
  await waitFor(() => expect(button()).toHaveTextContent('Kredi 12'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(sent.at(-1)).toEqual({
    url: '/api/releases/faults',
    body: {
      remote: 'remote_kredi',
      id: release.id,
      section: 'hesap',
      place: 'hesap-k1',
      phase: 'render',
      message: 'Error: Bozuk',
      survived: false,
    },
  });
});

test.each([
  ['code does not load', () => jest.mocked(loadSections).mockRejectedValue(new Error('Bozuk'))],
  ['release has no section of the name', () => jest.mocked(loadSections).mockResolvedValue({ sections: {} })],
])('a section whose %s stays as the server rendered it', async (_case, arrange) => {
  arrange();
  const place = placeWith(markup);
  await show(place);
  expect(place.innerHTML).toBe(markup);
  expect(sent).toMatchObject([{ url: '/api/releases/faults', body: { section: 'hesap', phase: 'start' } }]);
});

test('reports name no place in a document of an older server', async () => {
  const { place: _place, ...older } = section;
  await show(placeWith(markup), [older]);
  expect(sent).toMatchObject([{ body: { section: 'hesap' } }]);
  expect(sent[0]?.body).not.toHaveProperty('place');
});

test('a section whose data have changed since stays as it is, which is no fault', async () => {
  const place = placeWith(markup);
  await show(place, [{ ...section, hydration: null, hydration_address: '/api/hydration/x/' }]);
  expect([place.innerHTML, sent]).toEqual([markup, []]);
});

test('the place of a page that the browser navigates to is filled by the server', async () => {
  history.replaceState(null, '', '/en/kredi?a=1');
  const rendered: RenderedSections = { sections: [section], html: { k1: markup }, styles: [] };
  answers['/api/sections/en/kredi?a=1'] = rendered;
  await show(placeWith(''), null);
  await press();
  expect(button()).toHaveTextContent('Kredi 24');
});

test('a place whose page has no rendered section stays empty', async () => {
  history.replaceState(null, '', '/baska');
  const place = placeWith('');
  await show(place, null);
  expect([place.innerHTML, sent]).toEqual(['', []]);
});

test('a section ends with its place', async () => {
  const place = placeWith(markup);
  await show(place);
  place.dispatchEvent(new Event(placeEvents.removed));
  place.remove();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(ended).toHaveBeenCalled();
});
