import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import type { ArticleAuthor, ArticleRow } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const articlesQuery = (params: Params) => listQuery<ArticleRow>(api.adminArticles, params);

export const authorsQuery = () => readQuery<readonly ArticleAuthor[]>(api.adminArticleAuthors);

export const articleCategoriesQuery = () => readQuery<readonly ArticleCategoryRow[]>(api.adminArticleCategories);

export const deleteArticle = (id: number) => sendForm('DELETE', api.adminArticle(id), {});
