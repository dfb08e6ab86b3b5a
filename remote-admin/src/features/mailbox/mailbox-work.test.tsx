import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import {
  assignee,
  messageEvent,
  messageLabel,
  messageNote,
  messageRecord,
  messageRow,
} from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { keptDrafts } from '../../testing/drafts.ts';
import { ApplicationsMailboxPage, ContactMailboxPage } from './mailbox.page.tsx';

const pages = { contact: ContactMailboxPage, 'human-resources': ApplicationsMailboxPage };
const labels = [messageLabel(7, 'Teklif'), messageLabel(8, 'Acil', { colour: 'red' })];
const people = [assignee(4, 'Deniz Aksoy'), assignee(6, 'Ece Işık')];

/** Opens a message that the fake server stores, so that the next response contains changes. */
function openMessage(changed: Partial<MessageRecord> = {}, kind: MailboxKind = 'contact') {
  const stored = { record: messageRecord(3, 'Ayşe Işık', { check: 1, ...changed }) };
  const url = `/api/admin/${kind}`;
  stubReads({
    [url]: () => succeeded([messageRow(3, 'Ayşe Işık', { check: 1, ...changed } as never)]),
    [`${url}/3`]: () => succeeded(stored.record),
    [`${url}/labels`]: () => succeeded(labels),
    [`${url}/assignees`]: () => succeeded(people),
    [`${url}/not-check-count`]: () => succeeded({ count: 0 }),
  });
  const store = (next: Partial<MessageRecord>) => {
    stored.record = { ...stored.record, ...next };
  };
  return { url, store, ...openPanel(singleScreenRoutes(`/admin/${kind}`, pages[kind]), `/admin/${kind}?ileti=3`) };
}

const aside = async () => within(await screen.findByRole('complementary', { name: 'Notlar ve bilgiler' }));
const handling = async () => within(await screen.findByRole('group', { name: 'Aşama ve sorumlu' }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('the stage can be changed in the open message, and the refetched message shows it', async () => {
  const { url, store } = openMessage();
  const stage = await (await handling()).findByRole('combobox', { name: 'Aşama' });
  expect(stage).toHaveDisplayValue('Yeni');
  store({ stage: 'in-progress', events: [messageEvent(1, 'stage', 'in-progress')] });

  await userEvent.selectOptions(stage, 'İlgileniliyor');

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/3/stage`, { stage: 'in-progress', consent: 0 }),
  );
  await waitFor(() => expect(stage).toHaveDisplayValue('İlgileniliyor'));
  expect(screen.getByText(/Deniz Aksoy aşamayı “İlgileniliyor” yaptı\./)).toBeInTheDocument();
});

test('a stage that the server rejects keeps its previous value', async () => {
  openMessage();
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Bu ileti artık burada değil.' }));
  const stage = await (await handling()).findByRole('combobox', { name: 'Aşama' });

  await userEvent.selectOptions(stage, 'Kapandı');

  expect(await screen.findByText(/Bu ileti artık burada değil/)).toBeInTheDocument();
  expect(stage).toHaveDisplayValue('Yeni');
});

describe('applicant pool', () => {
  const choosePool = async () =>
    userEvent.selectOptions(await (await handling()).findByRole('combobox', { name: 'Aşama' }), 'Aday havuzunda');

  test('asks for confirmation of the consent and sends it', async () => {
    const { url } = openMessage({}, 'human-resources');
    await choosePool();

    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/adayın açık rızası gerekir/)).toBeInTheDocument();
    expect(http.sendForm).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Evet, onay verdi', hidden: true }));

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/3/stage`, { stage: 'pool', consent: 1 }),
    );
  });

  test('rejects an application without consent', async () => {
    openMessage({}, 'human-resources');
    await choosePool();

    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Vazgeç', hidden: true }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http.sendForm).not.toHaveBeenCalled();
    expect((await handling()).getByRole('combobox', { name: 'Aşama' })).toHaveDisplayValue('Yeni');
  });

  test('shows the date of the consent and the end of the retention period', async () => {
    openMessage({ stage: 'pool', pool_consent_at: '2026-01-05T09:00:00.000Z' }, 'human-resources');

    expect(await (await aside()).findByText('5.1.2026 - 12:00')).toBeVisible();
    expect(screen.getByText('6 Ocak 2027 tarihine kadar')).toBeVisible();
  });
});

test('a message can be assigned and unassigned', async () => {
  const { url, store } = openMessage();
  const person = await (await handling()).findByRole('combobox', { name: 'Sorumlu' });
  await waitFor(() => expect(within(person).getByRole('option', { name: 'Ece Işık' })).toBeInTheDocument());
  store({ assignee: assignee(6, 'Ece Işık') });

  await userEvent.selectOptions(person, 'Ece Işık');
  await waitFor(() => expect(person).toHaveDisplayValue('Ece Işık'));
  await userEvent.selectOptions(person, 'Atanmamış');

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
  expect(http.sendForm.mock.calls).toEqual([
    ['PUT', `${url}/assign`, { assign_list: [3], user_id: 6 }],
    ['PUT', `${url}/assign`, { assign_list: [3], user_id: '' }],
  ]);
});

test('labels are checked in their menu and shown with the message', async () => {
  const { url, store } = openMessage({ labels: [7] });
  const heading = async () => (await screen.findByRole('heading', { name: 'Konu 3' })).parentElement as HTMLElement;
  expect(await within(await heading()).findByText('Teklif')).toBeVisible();
  store({ labels: [7, 8] });

  await userEvent.click(screen.getByRole('button', { name: 'Etiketle' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: /Teklif/, hidden: true })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Acil/, hidden: true }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/labelling`, { label_list: [3], label_id: 8, on: 1 }),
  );
  expect(await within(await heading()).findByText('Acil')).toBeInTheDocument();
});

describe('internal notes', () => {
  const field = async () => (await aside()).findByRole('textbox', { name: 'Not' });

  test('show their author, and adding one clears the field', async () => {
    const { url, store } = openMessage({ notes: [messageNote(1, 'Salı arandı.\nÇarşamba dönecek.')] });
    const notes = await aside();
    expect((await notes.findByText(/Salı arandı\./)).textContent).toBe('Salı arandı.\nÇarşamba dönecek.');
    store({ notes: [messageNote(2, 'Teklif gitti.'), messageNote(1, 'Salı arandı.')] });

    await userEvent.type(await field(), 'Teklif gitti.');
    await userEvent.click(notes.getByRole('button', { name: 'Notu ekle' }));

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith(
        'POST',
        `${url}/3/notes`,
        { text: 'Teklif gitti.' },
        expect.any(String),
      ),
    );
    expect(await notes.findByText('Teklif gitti.', { selector: 'p' })).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await keptDrafts('gulsah@ornek.com')).toEqual([]);
  });

  test('keep unsaved text as a draft until the message is opened again', async () => {
    const first = openMessage();
    await userEvent.type(await field(), 'Yarın');
    first.unmount();
    openMessage();

    await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));

    expect(await field()).toHaveValue('Yarın');
  });

  test('show the reason for a rejection beside the field and keep the text', async () => {
    openMessage();
    http.sendForm.mockResolvedValue(rejected(422, { errors: { text: 'Metin Çok Uzun' } }));
    await userEvent.type(await field(), 'Yarın');

    await userEvent.click((await aside()).getByRole('button', { name: 'Notu ekle' }));

    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Metin Çok Uzun/));
    expect(await field()).toHaveValue('Yarın');
  });
});

test('the history shows in sentences who did what, and when', async () => {
  const events = [
    messageEvent(5, 'assigned', 'Ece Işık'),
    messageEvent(4, 'labelled', 'Teklif'),
    messageEvent(3, 'noted'),
    messageEvent(2, 'opened'),
    messageEvent(1, 'received', '', ''),
  ];
  openMessage({ events });
  const summary = await screen.findByText('Geçmiş (5)');
  await userEvent.click(summary);

  const lines = within(summary.closest('details') as HTMLElement).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Deniz Aksoy sorumlu olarak Ece Işık adlı çalışanı seçti. 6.1.2026 - 12:00',
    'Deniz Aksoy “Teklif” etiketini ekledi. 6.1.2026 - 12:00',
    'Deniz Aksoy not yazdı. 6.1.2026 - 12:00',
    'Deniz Aksoy açtı. 6.1.2026 - 12:00',
    'Siteden gönderildi. 6.1.2026 - 12:00',
  ]);
});

test('other messages of the sender are linked', async () => {
  openMessage({
    related: [
      { id: 2, reference: 'ABCD-0002', section: 'trash', subject: 'Eski soru', created_at: '2025-12-01T09:00:00.000Z' },
    ],
  });

  const link = await (await aside()).findByRole('link', { name: 'Eski soru' });
  expect(link).toHaveAttribute('href', '/admin/contact?ileti=2');
  expect(link.closest('li')).toHaveTextContent('Çöp kutusunda');
});

test.each([
  ['Adı kopyala', 'Ayşe Işık'],
  ['E-posta adresini kopyala', 'kisi3@ornek.example'],
  ['Telefon numarasını kopyala', '+90 (452) 555 00 00'],
])('"%s" copies with one click', async (name, value) => {
  const user = userEvent.setup();
  openMessage();

  await user.click(await screen.findByRole('button', { name }));

  expect(await screen.findByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(value));
});

test('the email address links to a reply, and the version of the privacy notice shown to the sender is given', async () => {
  openMessage();

  expect(await screen.findByRole('link', { name: 'kisi3@ornek.example' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:kisi3@ornek\.example/),
  );
  expect(screen.getByText('3 numaralı sürüm')).toBeVisible();
});

test('a message is marked as spam with one click', async () => {
  const { url, router } = openMessage();

  await userEvent.click(await screen.findByRole('button', { name: 'İstenmeyen' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/quarantine`, { quarantine_list: [3] }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
