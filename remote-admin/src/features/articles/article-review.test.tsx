import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vitrin/shared-contracts/paths';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import type { DraftReview } from '@vitrin/shared-contracts/reviews';
import type { Right } from '@vitrin/shared-contracts/rights';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRow, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import {
  address,
  calls,
  copyId,
  copyOf,
  insert,
  list,
  press,
  serve,
  title,
  update,
} from './testing/publication-screens.tsx';

const writer: readonly Right[] = ['articles.draft'];
const sent = { by: 'Ece Can', at: '2026-11-28T09:00:00.000Z', note: 'Başlığa bakar mısınız?' };
const waiting: DraftReview = { sent, rev: 4, returned: null };
const returned: DraftReview = {
  ...waiting,
  returned: { by: 'Deniz Ak', at: '2026-11-28T10:00:00.000Z', note: 'Kaynak eksik.' },
};
const draft = (extra: Partial<WorkingCopy> = {}) => copyOf({ title: 'Çelik köprüler' }, extra);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  serve();
});

const dialog = async (name: string) => screen.findByRole('dialog', { name });
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('whoever may write drafts only', () => {
  test('saves drafts and cannot publish', async () => {
    openPanel(update, address, writer);
    await title();
    expect(buttons()).toEqual(expect.arrayContaining(['Taslağı kaydet', 'İncelemeye gönder']));
    expect(screen.queryByRole('button', { name: 'Güncelle' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Diğer yayın seçenekleri' })).toBeNull();
    expect(screen.getByText(/^Kaydettikleriniz taslakta kalır/)).toBeVisible();
  });

  test('sends what is typed for review, with a remark: it is saved as the draft first', async () => {
    http.sendForm.mockImplementation(async (_method, path) =>
      succeeded(
        path.endsWith('/review') ? draft({ review: waiting }) : draft({ rev: 1, id: path.split('/').at(-1) ?? '' }),
      ),
    );
    openPanel(update, address, writer);
    await userEvent.type(await title(), ' ve deprem');
    await press('İncelemeye gönder');
    const asked = within(await dialog('İncelemeye gönder'));
    await userEvent.type(asked.getByRole('textbox', { name: 'Not (isteğe bağlı)' }), 'Hazır');
    serve({ copy: draft({ rev: 1, review: waiting }) });
    await userEvent.click(asked.getByRole('button', { name: 'Gönder' }));

    await waitFor(() => expect(calls()).toHaveLength(2));
    const [saved, review] = calls();
    expect(saved?.path).toMatch(/\/copies\/[\da-f-]{36}$/);
    expect(review).toMatchObject({
      method: 'PUT',
      path: `${saved?.path}/review`,
      fields: { form_data: { rev: 1, note: 'Hazır' } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the dialog and the remark when sending fails', async () => {
    serve({ copy: draft() });
    http.sendForm.mockResolvedValue(rejected(409, { message: 'Taslak bu arada değişti.' }));
    openPanel(update, address, writer);
    await title();
    await press('İncelemeye gönder');
    const asked = within(await dialog('İncelemeye gönder'));
    await userEvent.type(asked.getByRole('textbox'), 'Hazır');
    await userEvent.click(asked.getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText(/Taslak bu arada değişti/)).toBeInTheDocument();
    expect(asked.getByRole('textbox')).toHaveValue('Hazır');
  });

  test('takes back a draft that waits, and goes on writing in it', async () => {
    serve({ copy: draft({ review: waiting }) });
    http.sendForm.mockResolvedValue(succeeded(draft({ review: null })));
    openPanel(update, address, writer);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(/İncelemeye gönderildi Ece Can.*Başlığa bakar mısınız/);
    expect(screen.queryByRole('button', { name: 'İncelemeye gönder' })).toBeNull();
    await userEvent.type(await title(), ' 2');
    expect(screen.getByRole('button', { name: 'Taslağı kaydet' })).toBeEnabled();
    serve({ copy: draft({ review: null }) });
    await press('İncelemeden geri çek');
    expect(calls()).toMatchObject([{ method: 'DELETE', path: api.adminDraftReview('article', copyId) }]);
    expect(await screen.findByRole('button', { name: 'İncelemeye gönder' })).toBeVisible();
    expect(await title()).toHaveValue('Çelik köprüler 2');
  });

  test('reads why a draft was returned, and sends it again', async () => {
    serve({ copy: draft({ review: returned }) });
    openPanel(update, address, writer);
    expect(await screen.findByRole('note')).toHaveTextContent(/Geri gönderildi Deniz Ak.*Kaynak eksik\./);
    expect(screen.getByRole('button', { name: 'İncelemeye gönder' })).toBeEnabled();
  });

  test('a new record is sent for review', async () => {
    http.sendForm.mockImplementation(async (_method, path) => {
      const id = /copies\/([\da-f-]+)/.exec(path)?.[1] ?? '';
      const review = path.endsWith('/review') ? waiting : null;
      return succeeded(draft({ id, record: null, base_version: null, rev: 1, review }));
    });
    openPanel(insert, '/admin/pages/blog/insert', writer);
    await userEvent.type(await title(), 'Yepyeni');
    await press('İncelemeye gönder');
    await userEvent.click(within(await dialog('İncelemeye gönder')).getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByRole('note')).toHaveTextContent('İncelemeye gönderildi');
    expect(await title()).toHaveValue('Yepyeni');
    expect(calls().map(({ path }) => path.replace(/[\da-f-]{36}/, 'id'))).toEqual([
      '/api/admin/publication/article/copies/id',
      '/api/admin/publication/article/copies/id/review',
    ]);
  });

  test('cannot save anything in a record of others if limited to own ones, and reads why', async () => {
    serve({ may_draft: false });
    openPanel(update, address, ['articles.draft-own']);
    expect(await screen.findByRole('note')).toHaveTextContent('Bu kaydı başkası başlattı.');
    expect(screen.queryByRole('button', { name: 'Taslağı kaydet' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'İncelemeye gönder' })).toBeNull();
  });

  test('edits and copies in the list, and neither deletes nor selects', async () => {
    stubReads({
      '/api/admin/languages/info': () => succeeded(languages),
      '/api/admin/blog': () =>
        succeeded([articleRow(7, 'Çelik yapılar')], { meta: { page: 1, size: 12, total: 1, pages: 1 } as never }),
    });
    http.publication.mockResolvedValue(succeeded({ copies: [draft({ review: waiting })], schedules: [] }));
    openPanel(list, '/admin/pages/blog', writer);
    expect(await screen.findByRole('link', { name: /: düzenle$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeni makale' })).toBeVisible();
    expect(await screen.findByText('İncelemede')).toBeVisible();
    expect(screen.queryByRole('button', { name: /çöpe taşı/i })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('whoever may publish', () => {
  test('sees the remark and the differences of a draft that waits', async () => {
    serve({ copy: draft({ review: waiting }) });
    const changes = [{ path: 'translations.tr.title', label: 'Başlık', kind: 'text', before: 'Çelik', after: 'Taş' }];
    http.publication.mockImplementation(async (path) =>
      path.endsWith('/changes')
        ? succeeded(changes)
        : succeeded({ ...articleFacts, copy: draft({ review: waiting, rev: 5 }) }),
    );
    openPanel(update, address);
    expect(await screen.findByRole('note')).toHaveTextContent(
      /Başlığa bakar mısınız.*Gönderildikten sonra değişti; form en son hâlini gösteriyor\./,
    );
    await press('Değişenleri göster');
    expect(await within(await dialog('Taslakta değişenler')).findByText('Başlık')).toBeVisible();
  });

  test('returns a draft with a remark, which is required', async () => {
    serve({ copy: draft({ review: waiting }) });
    http.sendForm.mockResolvedValue(succeeded(draft({ review: returned })));
    openPanel(update, address);
    await press('Geri gönder');
    const asked = within(await dialog('Taslağı geri gönder'));
    await userEvent.click(asked.getByRole('button', { name: 'Geri gönder' }));
    expect(asked.getByText('Geri gönderme nedenini yazın.')).toBeVisible();
    expect(asked.getByRole('textbox')).toHaveFocus();
    await userEvent.type(asked.getByRole('textbox'), 'Kaynak eksik.');
    serve({ copy: draft({ review: returned }) });
    await userEvent.click(asked.getByRole('button', { name: 'Geri gönder' }));
    expect(await screen.findByText('Geri gönderildi')).toBeVisible();
    expect(calls()).toMatchObject([
      {
        method: 'PUT',
        path: api.adminDraftReturn('article', copyId),
        fields: { form_data: { rev: 4, note: 'Kaynak eksik.' } },
      },
    ]);
  });

  test('publishes the revision that the form shows; a newer one is shown first', async () => {
    serve({ copy: draft({ review: waiting }) });
    const outdated = rejected(409, {
      code: 'outdated-draft',
      message: 'Taslak, siz açtıktan sonra değişti (Ece Can).',
    });
    http.sendForm.mockResolvedValueOnce(outdated).mockResolvedValue(succeeded());
    openPanel(update, address);
    expect(await title()).toHaveValue('Çelik köprüler');
    serve({ copy: copyOf({ title: 'Taş köprüler' }, { review: waiting, rev: 5 }) });
    await press('Güncelle');
    expect(await screen.findByText(/siz açtıktan sonra değişti/)).toBeInTheDocument();
    await waitFor(async () => expect(await title()).toHaveValue('Taş köprüler'));
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.fields).toMatchObject({ working_copy: copyId, working_copy_rev: 4 });
    await press('Güncelle');
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(calls()[1]?.fields).toMatchObject({ working_copy: copyId, working_copy_rev: 5 });
  });
});

const articleFacts = {
  schedule: null,
  active: true,
  visible_from: null,
  languages: ['tr'],
  published_before: ['tr'],
};
