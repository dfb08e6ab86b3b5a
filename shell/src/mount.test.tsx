import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { RouteObject } from '@vitrin/shared-contracts/router';
import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import { bootStore } from '@vitrin/shared-contracts/state';
import { mount, type Navigate } from './mount.tsx';

const release = { remote: 'remote_public', id: '0123456789abcdef', base: '', entry: '', integrity: {} } as const;
const empty = { surface: 'admin', release, surfaces: {}, hydration: null } as unknown as BootBlock;
const served = { ...empty, hydration: { loaderData: {} } };

const report = jest.fn();
const onReady = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(performance, { getEntriesByType: () => [] });
  AbortSignal.timeout = () => new AbortController().signal;
  report.mockReset().mockResolvedValue({ status: 204 });
  globalThis.fetch = report;
  onReady.mockReset();
  bootStore.set(empty);
  window.scrollTo = () => undefined;
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"></div>';
});

function Broken(): never {
  throw new Error('broken');
}

function BrokenLater(): null {
  useEffect(() => {
    throw new Error('broken in an effect');
  }, []);
  return null;
}

function start(routes: RouteObject[], boot: BootBlock = empty): Promise<void> {
  return mount({ createRoutes: () => routes }, boot, onReady);
}

const root = () => document.getElementById('root');
const html = '<main><form><input></form></main>';
const servedPage = () => (document.body.innerHTML = `<div id="root">${html}</div>`);

test('content is rendered and responds to input', async () => {
  await start([{ path: '/', element: <h1>Anasayfa</h1> }]);
  expect(screen.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('an empty root waits for the code of its screen only briefly, then shows the frame', async () => {
  const frame = { path: '/', element: <p>çerçeve</p>, hydrateFallbackElement: <p>çerçeve</p> };
  start([{ ...frame, lazy: () => new Promise<never>(() => undefined) }]).catch(() => undefined);
  expect(await screen.findByText('çerçeve')).toBeVisible();
});

test('code that is there soon is rendered with the first commit', async () => {
  const shown: (string | null)[] = [];
  new MutationObserver(() => shown.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const lazy = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { element: <h1>Liste</h1> };
  };
  await start([{ path: '/', HydrateFallback: () => <p>bekliyor</p>, lazy }]);
  expect(shown).not.toContain('bekliyor');
  expect(screen.getByRole('heading', { name: 'Liste' })).toBeVisible();
});

test('server-rendered content is hydrated without being replaced', async () => {
  servedPage();
  const main = document.querySelector('main');
  const form = (
    <main>
      <form>
        <input />
      </form>
    </main>
  );
  await start([{ path: '/', element: form }], served);
  expect(document.querySelector('main')).toBe(main);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['throws', 'broken', { element: <Broken /> }],
  ['throws inside its own error boundary', 'broken', { element: <Broken />, errorElement: <p>Hata!</p> }],
  ['throws in an effect', 'broken in an effect', { element: <BrokenLater /> }],
  ['fails to load its code', 'no code', { lazy: () => Promise.reject(new Error('no code')) }],
])(
  'a first rendering that %s restores the root as it was served, with what was typed',
  async (_what, message, page) => {
    await expect(start([{ path: '/', ...page }])).rejects.toThrow(message);
    expect(root()).toBeEmptyDOMElement();

    servedPage();
    (document.querySelector('input') as HTMLInputElement).value = 'Merhaba';
    await expect(start([{ path: '/', ...page }], served)).rejects.toThrow(message);
    expect(root()?.innerHTML).toBe(html);
    expect(document.querySelector('input')).toHaveValue('Merhaba');
  },
);

/** A form as remotes have them: a controlled field, and others that keep their own state. */
function Form() {
  const [email, setEmail] = useState('');
  return (
    <main>
      <h1>{`İletişim`}</h1>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <textarea name="message" defaultValue="" />
      <input name="consent" type="checkbox" />
      <select name="topic">
        <option>Genel</option>
        <option>Destek</option>
      </select>
      <details>
        <summary>Ayrıntı</summary>
      </details>
      <output>{email}</output>
    </main>
  );
}

const servedForm = `<div id="root"><main><h1>İletişim</h1><input name="email" value=""><textarea name="message"></textarea><input name="consent" type="checkbox"><select name="topic"><option>Genel</option><option>Destek</option></select><details><summary>Ayrıntı</summary></details><output></output></main></div>`;

const field = (name: string) => document.querySelector(`[name=${name}]`) as Element;

/** Uses every field as a visitor does before the page is hydrated. */
function useServedForm(): void {
  Object.assign(field('email'), { value: 'deniz@kuzey.example' });
  Object.assign(field('consent'), { checked: true });
  Object.assign(field('topic'), { selectedIndex: 1 });
  (document.querySelector('details') as HTMLDetailsElement).open = true;
  const message = field('message') as HTMLTextAreaElement;
  message.value = 'Merhaba dünya';
  message.focus();
  message.setSelectionRange(2, 5);
}

test.each([
  ['a password manager', () => field('email').after(document.createElement('com-1password-button'))],
  ['a translation', () => (document.querySelector('h1') as Element).replaceChildren(document.createElement('font'))],
])('nothing that was entered is lost when %s has changed the page before hydration', async (_what, change) => {
  document.body.innerHTML = servedForm;
  const before = field('message');
  useServedForm();
  change();
  await start([{ path: '/', element: <Form /> }], served);
  const message = field('message') as HTMLTextAreaElement;
  expect(message).not.toBe(before);
  expect(field('email')).toHaveValue('deniz@kuzey.example');
  expect(document.querySelector('output')).toHaveTextContent('deniz@kuzey.example');
  expect(field('consent')).toBeChecked();
  expect(field('topic')).toHaveValue('Destek');
  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(message).toHaveValue('Merhaba dünya');
  expect(message).toHaveFocus();
  expect([message.selectionStart, message.selectionEnd]).toEqual([2, 5]);
  expect(report).not.toHaveBeenCalled();
});

test('what is typed while the page is being hydrated is kept when it fails', async () => {
  document.body.innerHTML = servedForm;
  const mounting = start([{ path: '/', lazy: () => Promise.reject(new Error('no code')) }], served);
  useServedForm();
  await expect(mounting).rejects.toThrow('no code');
  expect([field('message'), field('topic')].map((each) => (each as HTMLSelectElement).value)).toEqual([
    'Merhaba dünya',
    'Destek',
  ]);
});

test('an error in the first rendering is a fault of the render phase', async () => {
  await expect(start([{ path: '/', element: <Broken /> }])).rejects.toMatchObject({ phase: 'render' });
});

test('an error in a loader of the first page is a fault of the release, an error response of the site is not', async () => {
  const page = (loader: () => never) => [{ path: '/', loader, element: <p>Sayfa</p>, errorElement: <p>Hata!</p> }];
  const broken = page(() => {
    throw new TypeError('no data');
  });
  await expect(start(broken)).rejects.toMatchObject({ phase: 'render', message: 'TypeError: no data' });
  document.body.innerHTML = '<div id="root"></div>';
  const refused = page(() => {
    throw new ApiFailure(503, 'Veri tabanına ulaşılamıyor');
  });
  await start(refused);
  expect(screen.getByText('Hata!')).toBeVisible();
});

/** Returns a title from the loaded data, as most pages do. */
const named = { head: (data: { title: string }) => ({ title: data.title, description: '', canonical: '/' }) };
const noData = () => Promise.reject(new TypeError('no data'));

test.each<[string, string, RouteObject]>([
  ['during rendering', 'broken', { element: <Broken /> }],
  ['in its loader', 'no data', { loader: noData, handle: named, element: <p>Sayfa</p> }],
  ['while its code is loaded', 'no code', { lazy: () => Promise.reject(new Error('no code')) }],
  ['while its title is computed', 'title', { handle: named, element: <p>Hata!</p> }],
])("a later page that fails %s shows the remote's own error boundary and is reported", async (_what, message, page) => {
  const pages: RouteObject[] = [
    { index: true, element: <h1>Anasayfa</h1> },
    { errorElement: <p>Hata!</p>, children: [{ ...page, path: 'bozuk' }] },
  ];
  await start([{ path: '/', children: pages }]);
  const [navigate] = (onReady.mock.calls as [Navigate][])[0] ?? [];
  await act(async () => navigate?.('/bozuk'));
  expect(await screen.findByText('Hata!')).toBeVisible();
  await act(async () => undefined);
  expect(JSON.parse((report.mock.calls as [string, { body: string }][])[0]?.[1].body ?? '{}')).toMatchObject({
    phase: 'navigate',
    message: expect.stringContaining(message),
    survived: false,
  });
});
