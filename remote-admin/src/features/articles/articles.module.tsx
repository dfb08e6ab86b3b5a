import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const articles = panelModule({
  permissions: ['articles.read', 'articles.draft-own', 'articles.write'],
  routes: [
    {
      path: adminPaths.articles,
      right: 'articles.read',
      title: 'Makale',
      load: async () => (await import('./article-list.page.tsx')).ArticleListPage,
      reads: [
        `${api.adminArticles}?page=1`,
        api.adminArticleCategories,
        api.adminLanguageInfo,
        api.adminKindPublication('article'),
      ],
    },
    {
      path: adminPaths.articleInsert,
      right: 'articles.draft-own',
      title: 'Yeni makale',
      load: async () => (await import('./article.pages.tsx')).articlePages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/pages/blog/update',
      right: 'articles.draft-own',
      title: 'Makaleyi düzenle',
      load: async () => (await import('./article.pages.tsx')).articlePages.UpdatePage,
      reads: [`${api.adminArticles}/{id}`, api.adminLanguageInfo, api.adminRecordPublication('article', '{id}')],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 50,
      label: 'Makale',
      to: adminPaths.articles,
      alsoCurrentFor: [adminPaths.articleCategories],
      icon: IconArticle,
      right: 'articles.read',
    },
  ],
  drafts: {
    article: {
      label: 'Makale',
      right: 'articles.draft-own',
      update: adminPaths.articleUpdate,
      insert: adminPaths.articleInsert,
      name: 'title',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './articles.palette.ts'),
});
