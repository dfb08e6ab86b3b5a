import type { ArticleRow } from '@vitrin/shared-contracts/articles';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'articles.draft-own',
    group: 'Makaleler',
    find: async (search, readList) =>
      (await readList<ArticleRow>(api.adminArticles, { search })).map(({ id, title }) => ({
        label: title,
        to: adminPaths.articleUpdate(id),
      })),
  },
];
