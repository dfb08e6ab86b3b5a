import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { articleCategoryRow } from '../../testing/article-category-fixtures.ts';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRecord, articleRow, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ArticleListPage } from './article-list.page.tsx';
import { articlePages } from './article.pages.tsx';

jest.mock('../../rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

const categories = [articleCategoryRow(1, 'İş güvenliği'), articleCategoryRow(2, 'Yönetmelik')];

function openForm(category_id: number | null): void {
  stubReads({
    [api.adminArticle(7)]: () => succeeded({ ...articleRecord(), category_id }),
    [api.adminArticleCategories]: () => succeeded(categories),
    [api.adminPersonNames]: () => succeeded([]),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(singleScreenRoutes('/admin/pages/blog/update', articlePages.UpdatePage), adminPaths.articleUpdate(7));
}

function openList(path: string = adminPaths.articles) {
  const rows = [{ ...articleRow(7, 'Baret'), category_id: 2 }, articleRow(8, 'İskele')];
  stubReads({
    [api.adminArticles]: () => succeeded(rows, { meta: { page: 1, page_size: 20, total: 2 } }),
    [api.adminArticleCategories]: () => succeeded(categories),
    [api.adminArticleAuthors]: () => succeeded([]),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  return openPanel(singleScreenRoutes(adminPaths.articles, ArticleListPage), path);
}

const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  return http.sendForm.mock.calls[0]?.[2];
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('the category of an article is chosen by name', async () => {
  openForm(null);
  await userEvent.selectOptions(await screen.findByLabelText('Kategori'), await screen.findByText('Yönetmelik'));
  expect(await sent()).toMatchObject({ form_data: { category_id: 2 } });
});

test('an article loses its category by choice, and a deleted one is named as such', async () => {
  openForm(9);
  expect(await screen.findByRole('option', { name: 'Silinmiş kategori' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'Kategorisiz');
  expect(await sent()).toMatchObject({ form_data: { category_id: null } });
});

test('the list names the category of each article and is filtered by one', async () => {
  const { router } = openList();
  const [first, second] = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
    /Baret|İskele/.test(textContent),
  );
  await waitFor(() => expect(first).toHaveTextContent('Yönetmelik'));
  expect(second).not.toHaveTextContent('Yönetmelik');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Kategorisiz');
  expect(router.state.location.search).toContain('kategori=none');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(api.adminArticles, { page: 1, category: 'none' }));
});

test('the selected articles are put into a category, and undoing takes it from those that had none', async () => {
  const done = [
    { id: 7, title: 'Baret', before: 2 },
    { id: 8, title: 'İskele', before: null },
  ];
  http.sendForm.mockResolvedValue(succeeded({ done, failed: [], incoming: [] }));
  openList();
  for (const name of ['Baret', 'İskele'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `${name}: seç` }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Taşınacak kategori' }), 'İş güvenliği');
  await userEvent.click(screen.getByRole('button', { name: 'Kategoriye taşı' }));
  const values = () =>
    http.sendForm.mock.calls.map(([, , { form_data }]) => (form_data as { values: number[] }).values);
  await waitFor(() => expect(values()).toEqual([[1, 1]]));
  const toast = await screen.findByRole('alert');
  await userEvent.click(await within(toast).findByRole('button', { name: 'Geri al', hidden: true }));
  await waitFor(() => expect(values()[1]).toEqual([2, 0]));
});
