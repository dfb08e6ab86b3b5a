import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnpublishedWork } from '@vitrin/shared-contracts/publication';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRecord, articleRow, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { publishedRecord } from '../../testing/publication-fixtures.ts';
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

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  serve();
});

test('a live record says so; its draft is saved beside it, and nothing is published', async () => {
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(update, address);

  await userEvent.type(await title(), ' ve deprem');
  expect(screen.getByText('Yayında')).toBeVisible();
  serve({ copy: copyOf({ title: 'Çelik yapılar ve deprem' }, { rev: 1 }) });
  await press('Taslağı kaydet');

  expect(await screen.findByText('Yayında · taslak var')).toBeVisible();
  expect(await title()).toHaveValue('Çelik yapılar ve deprem');
  expect(screen.getByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
  expect(calls()).toMatchObject([
    {
      method: 'PUT',
      path: expect.stringMatching(/^\/api\/admin\/publication\/article\/copies\/[\da-f-]{36}$/) as string,
      fields: {
        form_data: { record: '7', base_version: 3, rev: 0, title: 'Çelik yapılar ve deprem' },
        form: { translations: { tr: { title: 'Çelik yapılar ve deprem' } } },
        base: { translations: { tr: { title: 'Çelik yapılar' } } },
        values: { active: 1, translations: { tr: { title: 'Çelik yapılar ve deprem' } } },
      },
    },
  ]);
});

test('the form opens with the saved draft, and publishing names it', async () => {
  serve({ copy: copyOf({ title: 'Çelik köprüler' }) });
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);

  expect(await title()).toHaveValue('Çelik köprüler');
  expect(screen.getByText(/Taslak: Elif Kaya/)).toBeVisible();
  serve({}, 4);
  await press('Güncelle');

  await screen.findByText('Yayında');
  expect(calls()).toMatchObject([
    {
      path: '/api/admin/blog/7',
      fields: {
        working_copy: copyId,
        form_data: { version: 3, active: 1, translations: { tr: { title: 'Çelik köprüler' } } },
      },
    },
  ]);
});

test('a draft is opened with what was published since it was saved', async () => {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => {
      const { translations, ...record } = articleRecord(5);
      return succeeded({ ...record, translations: { tr: { ...translations['tr'], summary: 'Yeni özet' } } });
    },
  });
  http.publication.mockImplementation(async () =>
    succeeded({ ...publishedRecord, copy: copyOf({ title: 'Çelik köprüler' }) }),
  );
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);

  expect(await title()).toHaveValue('Çelik köprüler');
  expect(screen.getByRole('textbox', { name: /^Özet/ })).toHaveValue('Yeni özet');
  await press('Güncelle');
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]?.fields).toMatchObject({
    form_data: { version: 5, translations: { tr: { title: 'Çelik köprüler', summary: 'Yeni özet' } } },
  });
});

test('a draft that a colleague has saved meanwhile is merged and saved again', async () => {
  serve({ copy: copyOf({ title: 'Çelik köprüler' }) });
  const theirs = copyOf({ title: 'Çelik köprüler', summary: 'Elif’in özeti' }, { rev: 5 });
  const saved = { by: 'Elif Kaya', at: new Date().toISOString(), fields: [] };
  const stale = rejected(409, { data: { sent_version: 4, current_version: 5, current: theirs, saved } });
  http.sendForm.mockResolvedValueOnce(stale).mockResolvedValue(succeeded());
  openPanel(update, address);

  await userEvent.type(await title(), ' 2');
  serve({ copy: theirs });
  await press('Taslağı kaydet');

  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]?.fields).toMatchObject({
    form_data: { rev: 5 },
    form: { translations: { tr: { title: 'Çelik köprüler 2', summary: 'Elif’in özeti' } } },
  });
});

test('a new record is saved as a draft by the key that submits the form, even incomplete', async () => {
  http.sendForm.mockResolvedValue(succeeded({ ...copyOf({}), record: null, rev: 1 }));
  const { router } = openPanel(insert, '/admin/pages/blog/insert');

  await userEvent.type(await title(), 'Yarım{Enter}');

  await waitFor(() => expect(router.state.location.search).toBe(`?taslak=${copyId}`));
  expect(screen.getByText('Taslak')).toBeVisible();
  expect(calls()).toMatchObject([
    { fields: { form_data: { record: null, base_version: null, rev: 0, title: 'Yarım' } } },
  ]);
  expect(await title()).toHaveValue('Yarım');
});

test('the draft of a new record is opened from the list and published', async () => {
  const draft = {
    ...copyOf({ title: 'Yeni makale' }),
    title: 'Yeni makale',
    record: null,
    base_version: null,
    base_json: null,
  };
  const work: UnpublishedWork = { copies: [draft], schedules: [] };
  http.publication.mockImplementation(async (path) => succeeded(path.includes('/copies/') ? draft : work));
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar')]),
  });
  const { unmount } = openPanel(list, '/admin/pages/blog');
  const drafts = within(await screen.findByRole('region', { name: 'Yayınlanmamış taslaklar' }));
  expect(drafts.getByRole('link', { name: 'Yeni makale' })).toHaveAttribute(
    'href',
    `/admin/pages/blog/insert?taslak=${copyId}`,
  );
  unmount();

  http.sendForm.mockResolvedValue(succeeded({ id: 9 }));
  openPanel(insert, `/admin/pages/blog/insert?taslak=${copyId}`);
  expect(await title()).toHaveValue('Yeni makale');
  await press('Yayınla');
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()).toMatchObject([{ method: 'POST', path: '/api/admin/blog', fields: { working_copy: copyId } }]);
});

test('a discarded draft shows the record as it is on the site', async () => {
  serve({ copy: copyOf({ title: 'Çelik köprüler' }) });
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);
  await press('Taslağı sil');
  serve();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Taslağı sil' })).at(-1) as HTMLElement);

  await waitFor(async () => expect(await title()).toHaveValue('Çelik yapılar'));
  expect(calls()).toMatchObject([{ method: 'DELETE', fields: { rev: 4 } }]);
});

test('deleting the draft of a colleague names her, and is undone from the message', async () => {
  serve({ copy: copyOf({ title: 'Çelik köprüler' }, { others: ['Elif Kaya'], can_discard: true }) });
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);
  await press('Taslağı sil');
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Taslağa yazan: Elif Kaya. Silerseniz haber verilir.');
  expect(question).toHaveTextContent('Taslak 30 gün çöp kutusunda durur ve geri alınabilir.');
  serve();
  await userEvent.click(within(question).getByRole('button', { name: 'Taslağı sil' }));
  await waitFor(async () => expect(await title()).toHaveValue('Çelik yapılar'));

  serve({ copy: copyOf({ title: 'Çelik köprüler' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Geri al', hidden: true }));
  await waitFor(async () => expect(await title()).toHaveValue('Çelik köprüler'));
  expect(calls().at(-1)).toMatchObject({ method: 'POST', path: `/api/admin/publication/article/discarded/${copyId}` });
});

test('without the right to delete records the draft of a colleague cannot be deleted', async () => {
  serve({ copy: copyOf({ title: 'Çelik köprüler' }, { others: ['Elif Kaya'], can_discard: false }) });
  openPanel(update, address);
  expect(await screen.findByText(/Taslak: Elif Kaya/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Taslağı sil' })).toBeNull();
});

test('a row of the list says that there is a draft or a scheduled publication beside what is on the site', async () => {
  const { form_json: _form, base_json: _base, ...row } = copyOf({});
  http.publication.mockImplementation(async () => succeeded({ copies: [row], schedules: [] }));
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar')]),
  });
  openPanel(list, '/admin/pages/blog');
  expect(await screen.findByText('Yayında · taslak var', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Yayınlanmamış taslaklar' })).toBeNull();
});

test('a row of an article that was taken off the site says so, also with a draft', async () => {
  const { form_json: _form, base_json: _base, ...row } = copyOf({});
  http.publication.mockImplementation(async () => succeeded({ copies: [row], schedules: [] }));
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog': () => succeeded([{ ...articleRow(7, 'Çelik yapılar'), active: 0 }]),
  });
  openPanel(list, '/admin/pages/blog');
  expect(await screen.findByText('Yayından kalktı', { selector: 'span' })).toBeVisible();
  expect(screen.queryByText('Yayında · taslak var', { selector: 'span' })).toBeNull();
});

const newDraft = (title: string) => {
  const { form_json: _form, base_json: _base, ...row } = copyOf({});
  return { ...row, id: title, record: null, title };
};

test('the filter for drafts keeps the new ones above the list, and the others hide them', async () => {
  const drafts = [newDraft('Yarım yazı'), newDraft('Zamanlı yazı')];
  const schedules = [{ record: null, copy_id: 'Zamanlı yazı', due_at: '2999-01-01T00:00:00Z' }];
  http.publication.mockImplementation(async () => succeeded({ copies: drafts, schedules }));
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog': ({ state }) => succeeded(state === 'draft' ? [] : [articleRow(7, 'Çelik yapılar')]),
  });
  openPanel(list, '/admin/pages/blog');
  const state = await screen.findByRole('combobox', { name: 'Durum' });
  const names = () =>
    drafts.filter(({ title }) => screen.queryByRole('link', { name: title })).map(({ title }) => title);
  await screen.findByRole('link', { name: 'Zamanlı yazı' });
  expect(names()).toEqual(['Yarım yazı', 'Zamanlı yazı']);

  await userEvent.selectOptions(state, 'Taslak');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Çelik yapılar' })).toBeNull());
  expect(names()).toEqual(['Yarım yazı']);
  expect(screen.queryByText('Böyle bir makale yok.')).toBeNull();

  await userEvent.selectOptions(state, 'Zamanlandı');
  await waitFor(() => expect(names()).toEqual(['Zamanlı yazı']));
  await userEvent.selectOptions(state, 'Yayında · kaldırma zamanlandı');
  await waitFor(() => expect(names()).toEqual([]));
});

test('after the first publication the form stays, and the message leads to the page on the site', async () => {
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null);
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(articleRecord(1)),
  });
  http.sendForm.mockResolvedValue(succeeded(articleRecord(1)));
  const { router } = openPanel([...insert, ...update], '/admin/pages/blog/insert');
  await userEvent.type(await title(), 'Çelik yapılar');
  await userEvent.click(screen.getByRole('textbox', { name: 'Metin' }));
  await userEvent.keyboard('Metin');
  await press('Yayınla');

  await waitFor(() => expect(router.state.location.search).toBe('?id=7'));
  const message = await screen.findByText('Oluşturuldu!');
  expect(message.closest('.swal2-popup')).toHaveTextContent('Yayınlandı.');
  await userEvent.click(screen.getByRole('button', { name: 'Sitede gör', hidden: true }));
  expect(opened).toHaveBeenCalledWith('/makale/celik-yapilar', '_blank', 'noopener');
});
