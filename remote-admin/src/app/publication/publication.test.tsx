import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordPublication, UnpublishedWork, WorkingCopy } from 'shared-contracts/publication';
import type { ComponentType } from 'react';
import { articles } from '../../features/articles/articles.module.tsx';
import { articlePages } from '../../features/articles/article.pages.tsx';
import { ArticleListPage } from '../../features/articles/article-list.page.tsx';
import { http, rejected, stubReads, succeeded } from '../../shared/testing/fake-server.ts';
import { publishedRecord } from '../../shared/testing/publication-fixtures.ts';
import { articleRecord, articleRow, languages } from '../../shared/testing/fixtures.ts';
import { PanelModulesContext } from '../../shared/panel-module.ts';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { singleScreenRoutes } from '../../shared/testing/test-provider.tsx';

/** The name of a record in its draft follows from the form that its module declares. */
const withModule = (Page: ComponentType) => () => (
  <PanelModulesContext value={[articles]}>
    <Page />
  </PanelModulesContext>
);
const update = singleScreenRoutes('/admin/pages/blog/update', withModule(articlePages.UpdatePage));
const insert = singleScreenRoutes('/admin/pages/blog/insert', withModule(articlePages.InsertPage));
const list = singleScreenRoutes('/admin/pages/blog', ArticleListPage);
const address = '/admin/pages/blog/update?id=7';

const title = () => screen.findByRole('textbox', { name: 'Başlık' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) => {
  await press('Diğer yayın seçenekleri');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const calls = () => http.sendForm.mock.calls.map(([method, path, fields]) => ({ method, path, fields }));

const blank = { title: '', seo_name: '', summary: '', document: null, seo_title: '', seo_description: '' };

/** Values of the article form in one version, with other texts in Turkish. */
function formWith(texts: object): object {
  const { published_at, translations } = articleRecord();
  const { content: _content, ...turkish } = { ...translations['tr'] };
  const tr = { ...turkish, seo_title: '', seo_description: '', ...texts };
  return { active: 1, published_at, cover_id: null, translations: { tr, en: blank } };
}

const copyId = '6f2b7f0e-62a0-4f1c-9d5a-0d4b3c5f7a11';
function copyOf(texts: object, extra: Partial<WorkingCopy> = {}): WorkingCopy {
  return {
    id: copyId,
    record: '7',
    title: 'Çelik yapılar',
    author: 'Elif Kaya',
    updated_at: new Date().toISOString(),
    rev: 4,
    base_version: 3,
    changed: [{ path: 'translations.tr.title', label: 'Başlık (tr)' }],
    form_json: JSON.stringify(formWith(texts)),
    base_json: JSON.stringify(formWith({})),
    ...extra,
  };
}

function serve(publication: Partial<RecordPublication> = {}, version = 3): void {
  stubReads({
    '/api/admin/languages': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(articleRecord(version)),
  });
  http.publication.mockImplementation(async () => succeeded({ ...publishedRecord, ...publication }));
}

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

  expect(await screen.findByText('Yayında · değişiklik var')).toBeVisible();
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
    '/api/admin/languages': () => succeeded(languages),
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
    '/api/admin/languages': () => succeeded(languages),
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

test('one language is published alone: its texts, and everything else as it is on the site', async () => {
  const english = { ...blank, title: 'Steel', document: articleRecord().translations['tr']?.document };
  const form = JSON.parse(copyOf({ title: 'Çelik köprüler' }).form_json) as { translations: object };
  const form_json = JSON.stringify({ ...form, translations: { ...form.translations, en: english } });
  serve({ copy: copyOf({}, { form_json }) });
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);
  await title();

  await choose('English');
  await waitFor(() => expect(calls()).toHaveLength(1));
  const [{ path, fields } = { path: '', fields: {} }] = calls();
  expect(path).toBe('/api/admin/blog/7');
  expect(fields).toMatchObject({ form_data: { version: 3, translations: { en: { title: 'Steel' } } } });
  expect(fields).not.toHaveProperty('form_data.translations.tr');
  expect(fields).not.toHaveProperty('working_copy');
});

test('a publication is scheduled after the draft was saved, and shown with its problem until it is cancelled', async () => {
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(update, address);
  await userEvent.type(await title(), ' ve deprem');
  const schedule = {
    id: copyId,
    record: '7',
    copy_id: copyId,
    action: 'publish' as const,
    title: '',
    due_at: '2026-12-01T06:00:00.000Z',
    author: 'Elif Kaya',
    languages: ['tr'],
    problem: 'Zamanlandıktan sonra şu alanlar değişti: Başlık (tr).',
  };
  serve({ copy: copyOf({ title: 'Çelik yapılar ve deprem' }, { rev: 1 }), schedule });
  await choose('Zamanla…');
  await press('Zamanla');

  expect(await screen.findByText('Zamanlandı')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('1.12.2026 - 09:00 tarihinde yayınlanacak');
  expect(screen.getByRole('note')).toHaveTextContent('şu alanlar değişti: Başlık (tr)');
  expect(calls().map(({ path }) => path.replace(/[\da-f-]{36}$/, '{id}'))).toEqual([
    '/api/admin/publication/article/copies/{id}',
    '/api/admin/publication/article/schedules/{id}',
  ]);

  serve();
  await press('Zamanlamayı iptal et');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(calls().at(-1)).toMatchObject({ method: 'DELETE' });
});

test('a language is taken off the site after a question, and its texts stay as a draft', async () => {
  serve({ languages: ['tr', 'en'], published_before: ['tr', 'en'] });
  http.sendForm.mockResolvedValueOnce(succeeded({ record: articleRecord(4) })).mockResolvedValue(succeeded({}));
  openPanel(update, address);
  await title();

  await choose(/English sürümünü kaldır/);
  serve({ languages: ['tr'], published_before: ['tr', 'en'], copy: copyOf({}, { rev: 1, base_version: 4 }) }, 4);
  await press('Yayından kaldır');

  expect(await screen.findByRole('tab', { name: /English yayında değil/ })).toBeVisible();
  expect(calls()).toMatchObject([
    { path: '/api/admin/publication/article/7/withdrawn', fields: { form_data: { languages: ['en'] } } },
    { fields: { form_data: { record: '7', base_version: 4, rev: 0 } } },
  ]);
});

test('a record is taken off the site, and its button publishes it again', async () => {
  http.sendForm.mockResolvedValue(succeeded({ record: articleRecord(4) }));
  openPanel(update, address);
  await title();

  await choose('Yayından kaldır…');
  serve({ active: false }, 4);
  await press('Yayından kaldır');

  expect(await screen.findByText('Yayından kalktı')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yayınla' })).toBeVisible();
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

test('a row of the list says that there is a draft or a scheduled publication beside what is on the site', async () => {
  const { form_json: _form, base_json: _base, ...row } = copyOf({});
  http.publication.mockImplementation(async () => succeeded({ copies: [row], schedules: [] }));
  stubReads({
    '/api/admin/languages': () => succeeded(languages),
    '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar')]),
  });
  openPanel(list, '/admin/pages/blog');
  expect(await screen.findByText('Yayında · değişiklik var')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Yayınlanmamış taslaklar' })).toBeNull();
});
