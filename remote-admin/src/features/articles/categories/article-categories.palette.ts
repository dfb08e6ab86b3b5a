import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand, RecordSource } from '../../../editing/panel-module.ts';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Kategorileri düzenle (makaleler)',
    words: 'kategori blog konu',
    to: adminPaths.articleCategories,
    right: 'articles.read',
  },
];

export const records: readonly RecordSource[] = [
  {
    right: 'articles.draft-own',
    group: 'Makale kategorileri',
    find: async (search, readList) =>
      (await readList<ArticleCategoryRow>(api.adminArticleCategories, { search })).map(({ id, name }) => ({
        label: name,
        to: adminPaths.articleCategoryUpdate(id),
      })),
  },
];
