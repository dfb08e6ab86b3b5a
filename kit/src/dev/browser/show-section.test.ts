/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { readyEvent } from '@vitrin/shared-contracts/rendering';
import { shares } from './share-react.ts';
import { showSection } from './show-section.ts';

jest.mock('./share-react.ts', () => ({ shares: {} }));

const declarations = {
  liste: {
    shared: { count: { type: 'choice', values: { '3': 'Üç', '6': 'Altı' } }, cover: { type: 'picture' } },
    texts: { heading: { type: 'text' }, lead: { type: 'longText' } },
    example: { heading: 'Yaz' },
  },
};
const load = jest.fn(async (_values: unknown, { read }: { read: (path: string) => Promise<unknown> }) =>
  read('/api/x'),
);
let rendered: { element: unknown; slot: Element }[];

beforeEach(() => {
  rendered = [];
  document.body.innerHTML = '<div id="root"><p>Sayfa</p></div>';
  Object.assign(shares, {
    react: { createElement: (_type: unknown, properties: object) => properties },
    'react-dom/client': {
      createRoot: (slot: Element) => ({ render: (element: unknown) => rendered.push({ element, slot }) }),
    },
  });
  const liste = { load, view: async () => () => null };
  Object.assign(globalThis, {
    remote_deneme: { get: async () => () => ({ default: { sections: { liste } } }) },
    fetch: async (address: string) => ({
      ok: true,
      json: async () => (address === '/dev/sections' ? declarations : { data: address }),
    }),
  });
});

function open(search: string): void {
  history.replaceState(null, '', `/deneme${search}`);
  showSection('remote_deneme');
  document.dispatchEvent(new Event(readyEvent));
}

test('an address with ?bolum= shows the section with its example in place of the page', async () => {
  open('?bolum=liste');
  await waitFor(() => expect(rendered).toHaveLength(1));
  expect(rendered).toEqual([
    {
      element: {
        values: { count: '3', cover: null, heading: 'Yaz', lead: '' },
        data: { data: '/api/x?lang=tr' },
        section: { id: 'deneme', heading: 2 },
      },
      slot: document.querySelector('#root > div'),
    },
  ]);
});

test('any other address shows its page', () => {
  open('');
  expect(document.body.textContent).toBe('Sayfa');
});
