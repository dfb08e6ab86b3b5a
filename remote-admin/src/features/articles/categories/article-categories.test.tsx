import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { articleCategoryRecord, articleCategoryRow } from '../../../testing/article-category-fixtures.ts';
import { http, stubReads, succeeded } from '../../../testing/fake-server.ts';
import { languages } from '../../../testing/fixtures.ts';
import { openPanel } from '../../../testing/open-panel.tsx';
import { submitButton } from '../../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../../testing/test-provider.tsx';
import { CategoryListPage } from './category-list.page.tsx';
import { categoryPages } from './category.pages.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

function openList(...rows: ReturnType<typeof articleCategoryRow>[]): void {
  stubReads({
    [api.adminArticleCategories]: () => succeeded(rows),
    [api.adminLanguageInfo]: () => succeeded(languages),
    [api.adminRecordLinks('article-category', 1)]: () => succeeded({ incoming: [], broken: [] }),
  });
  openPanel(singleScreenRoutes(adminPaths.articleCategories, CategoryListPage), adminPaths.articleCategories);
}

const deletion = () => userEvent.click(screen.getByRole('button', { name: 'İş güvenliği: çöpe taşı' }));

test('the list shows the address of each category and leads to its articles', async () => {
  openList(articleCategoryRow(1, 'İş güvenliği', { articles: 3 }), articleCategoryRow(2, 'Boş'));
  expect(await screen.findByRole('link', { name: 'İş güvenliği' })).toHaveAttribute(
    'href',
    adminPaths.articleCategoryUpdate(1),
  );
  expect(screen.getByText('/makaleler/kategori-1')).toBeVisible();
  expect(screen.getByRole('link', { name: '3 makale, İş güvenliği' })).toHaveAttribute(
    'href',
    `${adminPaths.articles}?kategori=1`,
  );
  expect(screen.getByText('Makalesi yok; sitede görünmez')).toBeVisible();
});

test('deleting a category with articles asks first, and names how many they are', async () => {
  openList(articleCategoryRow(1, 'İş güvenliği', { articles: 3 }));
  await screen.findByRole('link', { name: 'İş güvenliği' });
  await deletion();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Bu kategoride 3 makale var. Makaleler silinmez, kategorisiz kalır.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vazgeç', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(http.sendForm).not.toHaveBeenCalled();
  await deletion();
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Çöpe taşı', hidden: true }),
  );
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', api.adminArticleCategory(1), {}));
});

test('deleting a category without articles needs no question, because it can be undone', async () => {
  openList(articleCategoryRow(1, 'İş güvenliği'));
  await screen.findByRole('link', { name: 'İş güvenliği' });
  await deletion();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', api.adminArticleCategory(1), {}));
});

test('an empty list says what to do with a first category', async () => {
  openList();
  expect(await screen.findByText('Henüz makale kategorisi yok.')).toBeVisible();
});

test('a category is sent with its name and its short text', async () => {
  stubReads({
    [api.adminArticleCategory(13)]: () => succeeded(articleCategoryRecord()),
    [api.adminLanguageInfo]: () => succeeded(languages),
  });
  openPanel(
    singleScreenRoutes('/admin/article-categories/update', categoryPages.UpdatePage),
    adminPaths.articleCategoryUpdate(13),
  );
  const name = await screen.findByRole('textbox', { name: 'Ad' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Emniyet');
  await userEvent.type(screen.getByLabelText('Kısa metin'), 'Şantiyede.');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { translations: { tr: { name: 'Emniyet', text: 'Şantiyede.' } } },
  });
});
