import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DraftInput, DraftRecord } from '@vitrin/shared-contracts/drafts';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { SaveState } from '../form/save-bar.tsx';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';
import { confirmDrafts, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { TestProvider } from '../../testing/test-provider.tsx';
import { findDraftsOf } from './draft-store.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useDraft } from './use-draft.ts';

const scope = { email: 'gulsah@ornek.com', form: 'article', record: 7 };

interface Values {
  title: string;
}

function Form({ base = 3 }: { base?: number }) {
  const [initial, setInitial] = useState<Values>({ title: '' });
  const [values, setValues] = useState(initial);
  const dirty = values.title !== initial.title;
  const draft = useDraft<Values>({ scope, base, values, dirty, called: 'Çelik' });
  return (
    <>
      {draft.offered.length > 0 ? (
        <DraftNotice
          drafts={draft.offered}
          base={base}
          onDiscard={draft.discard}
          onRestore={(chosen) => void draft.adopt(chosen).then((found) => setValues(found ?? values))}
        />
      ) : null}
      <input aria-label="Başlık" value={values.title} onChange={(event) => setValues({ title: event.target.value })} />
      <button
        onClick={() => {
          draft.flush();
          setInitial(values);
          draft.clear();
        }}
      >
        Kaydet
      </button>
      <SaveState dirty={dirty} saving={false} draft={draft.status} />
    </>
  );
}

/** Server with the rules of the protocol. */
const stored = new Map<string, DraftInput & { rev: number }>();
function serve(method: string, path: string, body?: DraftInput) {
  const id = path.replace(/^.*\/drafts\/?/, '').replace(/\?.*/, '');
  if (body) return save(id, body);
  if (method === 'DELETE') return succeeded({ deleted: stored.delete(id) });
  if (id === '') return succeeded([...stored.keys()].map(rowOf));
  return stored.has(id) ? succeeded(rowOf(id)) : rejected(404);
}

function save(id: string, body: DraftInput) {
  const found = stored.get(id);
  const isRepeated = found?.client === body.client && found.seq >= body.seq;
  if (found && !isRepeated && found.rev !== body.rev) return rejected(409, { data: rowOf(id) });
  const kept = found && isRepeated ? found : { ...body, rev: (found?.rev ?? 0) + 1 };
  stored.set(id, kept);
  return succeeded({ seq: kept.seq, rev: kept.rev, updated_at: new Date().toISOString() });
}

function rowOf(id: string): DraftRecord {
  const { form, record, base_version, client, seq, rev, title, values_json } = stored.get(id) as DraftInput;
  const facts = { form, record, base_version: base_version ?? null, client, seq, rev, title, values_json };
  return { id, ...facts, updated_at: new Date(Date.now() - 3_600_000).toISOString() };
}

const titles = () => [...stored.values()].map(({ values_json }) => JSON.parse(values_json) as Values);
const field = () => screen.getByRole('textbox', { name: 'Başlık' });

beforeEach(() => {
  stored.clear();
  http.drafts.mockReset();
  http.drafts.mockImplementation(async (method, path, body) => serve(method, path, body));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => void http.drafts.mockImplementation(confirmDrafts));

function open(base?: number) {
  return render(
    <TestProvider>
      <Form {...(base === undefined ? {} : { base })} />
    </TestProvider>,
  );
}

async function type(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

async function hidePage(): Promise<void> {
  act(() => void window.dispatchEvent(new Event('pagehide')));
}

test('typed text is stored in this browser at once and then on the server, and the state says so', async () => {
  open();
  await type('Çelik');
  expect(screen.getByRole('status')).toHaveTextContent('Yazdıklarınız saklanıyor…');
  await waitFor(async () => expect(await keptDrafts(scope.email)).toMatchObject([{ values: { title: 'Çelik' } }]));
  expect(stored.size).toBe(0);

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Yazdıklarınız saklandı \d\d:\d\d$/));
  expect([...stored.values()]).toMatchObject([{ form: 'article', record: 7, base_version: 3, rev: 1 }]);
  expect(titles()).toEqual([{ title: 'Çelik' }]);
});

test('a response does not change what is typed meanwhile', async () => {
  let answer: () => void = () => undefined;
  http.drafts.mockImplementation(async (method, path, body) => {
    if (body) await new Promise<void>((resolve) => (answer = resolve));
    return serve(method, path, body);
  });
  open();
  await type('bir');
  await hidePage();
  await waitFor(() => expect(http.drafts).toHaveBeenCalledWith('PUT', expect.any(String), expect.anything()));
  await type(' iki');
  answer();

  await waitFor(() => expect(titles()).toEqual([{ title: 'bir' }]));
  expect(field()).toHaveValue('bir iki');
  expect(screen.getByRole('status')).toHaveTextContent('Yazdıklarınız saklanıyor…');
});

test('without a connection the state says where the text is, and it is sent later', async () => {
  http.drafts.mockImplementation(async () => unreachable());
  open();
  await type('Çelik');
  await hidePage();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Bu bilgisayarda saklandı \d\d:\d\d, bağlantı bekleniyor$/),
  );

  http.drafts.mockImplementation(async (method, path, body) => serve(method, path, body));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Yazdıklarınız saklandı'));
  expect(titles()).toEqual([{ title: 'Çelik' }]);
});

test('a text that is stored nowhere is reported', async () => {
  http.drafts.mockImplementation(async () => unreachable());
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await type('Çelik');
  await hidePage();

  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Yazdıklarınız saklanamıyor. Sayfayı kapatmadan kaydedin.'),
  );
});

test('the server stores the text when the browser has no room', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await type('Çelik');

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Yazdıklarınız saklandı'));
});

test('the reason of a refusal is shown', async () => {
  http.drafts.mockImplementation(async (method) =>
    method === 'GET' ? succeeded([]) : rejected(422, { message: 'Sunucuda en çok 200 yarım kalan yazı saklanır.' }),
  );
  open();
  await type('Çelik');
  await hidePage();

  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Bu bilgisayarda saklandı \d\d:\d\d\. Sunucuda en çok 200 yarım kalan yazı saklanır\.$/,
    ),
  );
});

test('a draft that was changed elsewhere is not overwritten: the text goes on as a new draft', async () => {
  open();
  await type('burada');
  await waitFor(() => expect(stored.size).toBe(1));
  const [[id, elsewhere]] = [...stored] as [[string, DraftInput]];
  stored.set(id, { ...elsewhere, client: crypto.randomUUID(), rev: 5, values_json: '{"title":"başka yerde"}' });
  await type(' devam');
  await hidePage();

  await waitFor(() => expect(titles()).toEqual([{ title: 'başka yerde' }, { title: 'burada devam' }]));
  expect(field()).toHaveValue('burada devam');
  expect(await keptDrafts(scope.email)).toMatchObject([{ values: { title: 'burada devam' } }]);
});

test('an ended session stops the requests, and the text is stored in this browser', async () => {
  open();
  await type('Çelik');
  act(() => void document.dispatchEvent(new Event(leavingEvent)));

  await waitFor(async () => expect(await keptDrafts(scope.email)).toHaveLength(1));
  await hidePage();
  expect(http.drafts.mock.calls.filter(([method]) => method === 'PUT')).toEqual([]);
});

test('saving the record deletes the draft in both places', async () => {
  open();
  await type('Çelik');
  await waitFor(() => expect(stored.size).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() => expect(stored.size).toBe(0));
  expect(await keptDrafts(scope.email)).toEqual([]);
});

test('a draft of another computer is offered with its place, and restoring it moves it to this form', async () => {
  const id = crypto.randomUUID();
  const elsewhere = { ...scope, base_version: 2, client: crypto.randomUUID(), seq: 4, rev: 4, title: 'Köprü' };
  stored.set(id, { ...elsewhere, values_json: '{"title":"evde yazıldı"}' });
  open();

  expect(await screen.findByText('Köprü')).toBeVisible();
  expect(screen.getByText(/1 saat önce sunucuda saklandı\. Kayıt o zamandan beri değişti/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yazıyı geri yükle' }));
  await waitFor(() => expect(field()).toHaveValue('evde yazıldı'));
  expect(screen.queryByRole('button', { name: 'Yazıyı geri yükle' })).toBeNull();

  await waitFor(() => expect(stored.has(id)).toBe(false));
  await hidePage();
  // The draft is still based on the older version of the record.
  await waitFor(() => expect([...stored.values()]).toMatchObject([{ base_version: 2 }]));
  expect(titles()).toEqual([{ title: 'evde yazıldı' }]);
});

test('all drafts of the form are offered, newest first, each with a question before it is deleted', async () => {
  const present = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(present - 180_000);
  await keepDraft(scope, { title: 'ilk' }, { base: 3, called: 'ilk' });
  now.mockReturnValue(present - 65_000);
  await keepDraft(scope, { title: 'ikinci' }, { base: 3, called: 'ikinci' });
  now.mockRestore();
  open();

  expect(await screen.findByText('Yarım kalan 2 yazınız var.')).toBeVisible();
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1 dakika önce bu bilgisayarda saklandı.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Yazıyı sil' })[0] as HTMLElement);
  expect(await screen.findByText('Yarım kalan yazı silinsin mi?')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç', hidden: true }));
  expect(await keptDrafts(scope.email)).toHaveLength(2);

  await userEvent.click(screen.getAllByRole('button', { name: 'Yazıyı sil' })[0] as HTMLElement);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yazıyı sil' }));
  await waitFor(async () => expect(await keptDrafts(scope.email)).toMatchObject([{ values: { title: 'ilk' } }]));
  expect(await screen.findByText('Yarım kalan bir yazınız var.')).toBeVisible();
});

test('a draft in both places is offered once, the newer copy of it', async () => {
  await keepDraft(scope, { title: 'yerel' }, { base: 3 });
  const [local] = await findDraftsOf(scope.email);
  if (!local) throw new Error('not stored');
  const { id, client } = local;
  stored.set(id, { ...scope, base_version: 3, client, seq: 1, rev: 1, title: '', values_json: '{"title":"yerel"}' });
  const same = open();
  expect(await screen.findByText(/bu bilgisayarda ve sunucuda saklandı/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  same.unmount();

  stored.set(id, { ...scope, base_version: 3, client, seq: 9, rev: 3, title: '', values_json: '{"title":"yeni"}' });
  open();
  expect(await screen.findByText(/ önce sunucuda saklandı/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yazıyı geri yükle' }));
  await waitFor(() => expect(field()).toHaveValue('yeni'));
  await waitFor(() => expect(titles()).toEqual([{ title: 'yeni' }]));
  await waitFor(() => expect(stored.has(id)).toBe(false));
});
