import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../../data/http.ts';
import { listQuery, type Params } from '../../../data/query.ts';

export const categoriesQuery = (params: Params) => listQuery<ArticleCategoryRow>(api.adminArticleCategories, params);

export const deleteCategory = (id: number) => sendForm('DELETE', api.adminArticleCategory(id), {});
