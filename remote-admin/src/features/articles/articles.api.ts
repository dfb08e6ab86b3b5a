import type { ArticleInput, ArticleRecord, ArticleRow } from 'shared-contracts/articles';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';

export const articlesQuery = (params: Params) => listQuery<ArticleRow>(api.adminArticles, params);

export const articleQuery = (id: number) => readQuery<ArticleRecord>(api.adminArticle(id));

export const createArticle = (input: ArticleInput, key: string) =>
  sendForm('POST', api.adminArticles, { form_data: input }, key);

export const updateArticle = (id: number, input: ArticleInput) =>
  sendForm('PUT', api.adminArticle(id), { form_data: input });

export const deleteArticle = (id: number) => sendForm('DELETE', api.adminArticle(id), {});
