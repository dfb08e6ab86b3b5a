import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { RecordPublication, WorkingCopy } from '@vitrin/shared-contracts/publication';
import { ArticleListPage } from '../article-list.page.tsx';
import { articlePages } from '../article.pages.tsx';
import { panelModule, PanelModulesContext } from '../../../editing/panel-module.ts';
import { http, stubReads, succeeded } from '../../../testing/fake-server.ts';
import { articleRecord, languages } from '../../../testing/fixtures.ts';
import { publicationData, publishedRecord } from '../../../testing/publication-fixtures.ts';
import { singleScreenRoutes } from '../../../testing/test-provider.tsx';

const articleForms = panelModule({
  permissions: ['articles.draft-own'],
  routes: [],
  drafts: {
    article: { label: 'Makale', right: 'articles.draft-own', update: adminPaths.articleUpdate, name: 'title' },
  },
});

/** The name of a record in its draft follows from the form that its module declares. */
const withModule = (Page: ComponentType) => () => (
  <PanelModulesContext value={[articleForms]}>
    <Page />
  </PanelModulesContext>
);
export const update = singleScreenRoutes('/admin/pages/blog/update', withModule(articlePages.UpdatePage));
export const insert = singleScreenRoutes('/admin/pages/blog/insert', withModule(articlePages.InsertPage));
export const list = singleScreenRoutes('/admin/pages/blog', ArticleListPage);
export const address = '/admin/pages/blog/update?id=7';

export const title = () => screen.findByRole('textbox', { name: 'Başlık' });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name: string | RegExp) => {
  await press('Diğer yayın seçenekleri');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
export const calls = () => http.sendForm.mock.calls.map(([method, path, fields]) => ({ method, path, fields }));

export const blank = { title: '', seo_name: '', summary: '', document: null, seo_title: '', seo_description: '' };

/** Values of the article form in one version, with other texts in Turkish. */
function formWith(texts: object): object {
  const { published_at, translations } = articleRecord();
  const { content: _content, ...turkish } = { ...translations['tr'] };
  const tr = { ...turkish, seo_title: '', seo_description: '', ...texts };
  return { active: 1, published_at, cover_id: null, translations: { tr, en: blank } };
}

export const copyId = '6f2b7f0e-62a0-4f1c-9d5a-0d4b3c5f7a11';
export function copyOf(texts: object, extra: Partial<WorkingCopy> = {}): WorkingCopy {
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

export function serve(publication: Partial<RecordPublication> = {}, version = 3): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(articleRecord(version)),
  });
  http.publication.mockImplementation(async (path) =>
    succeeded(/\/article\/\d+$/.test(path) ? { ...publishedRecord, ...publication } : publicationData(path)),
  );
}
