import { articleCategoryRoutes } from './article-categories.routes.ts';
import { articleCategoryRecords } from './article-categories.service.ts';
import { articleRecords } from './articles.service.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { articleAttention } from './article-attention.repository.ts';
import { articleRoutes } from './articles.routes.ts';

const articles: TitledRecords = {
  label: 'Makale',
  titles: { table: 'article_translations', owner: 'article_id', title: 'title' },
  screen: adminPaths.articleUpdate,
};

export const articlesModule: ServerModule = {
  name: 'articles',
  routes: [articleRoutes, articleCategoryRoutes],
  kinds: [articleRecords.kind, articleCategoryRecords.kind],
  content: {
    texts: [
      { kind: 'articles', table: 'article_translations' },
      { kind: 'article-categories', table: 'article_category_translations' },
    ],
    pictureColumns: [{ table: 'articles', picture: 'cover_id', owner: 'id', shownBy: articles }],
    richTexts: [{ pictures: 'article_text_pictures', shownBy: articles }],
  },
  attention: articleAttention,
};
