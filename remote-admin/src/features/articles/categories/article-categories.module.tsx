import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../../editing/panel-module.ts';

/** Categories of articles; the list of articles leads to them. */
export const articleCategories = panelModule({
  permissions: ['articles.read', 'articles.draft-own', 'articles.write'],
  routes: [
    {
      path: adminPaths.articleCategories,
      right: 'articles.read',
      title: 'Makale kategorileri',
      load: async () => (await import('./category-list.page.tsx')).CategoryListPage,
      reads: [api.adminArticleCategories, api.adminLanguageInfo, api.adminKindPublication('article-category')],
    },
    {
      path: adminPaths.articleCategoryInsert,
      right: 'articles.draft-own',
      title: 'Yeni makale kategorisi',
      load: async () => (await import('./category.pages.tsx')).categoryPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/article-categories/update',
      right: 'articles.draft-own',
      title: 'Makale kategorisini düzenle',
      load: async () => (await import('./category.pages.tsx')).categoryPages.UpdatePage,
      reads: [
        `${api.adminArticleCategories}/{id}`,
        api.adminLanguageInfo,
        api.adminRecordPublication('article-category', '{id}'),
      ],
    },
  ],
  drafts: {
    'article-category': {
      label: 'Makale kategorisi',
      right: 'articles.draft-own',
      update: adminPaths.articleCategoryUpdate,
      insert: adminPaths.articleCategoryInsert,
      name: 'name',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './article-categories.palette.ts'),
});
