import type { ArticleRow } from 'shared-contracts/articles';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, type Params } from '../../shared/query.ts';

export const articlesQuery = (params: Params) => listQuery<ArticleRow>(api.adminArticles, params);

export const deleteArticle = (id: number) => sendForm('DELETE', api.adminArticle(id), {});
