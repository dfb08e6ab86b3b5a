import type { ArticleInput } from 'shared-contracts/articles';
import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';

export async function createArticle(input: ArticleInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminArticles, { form_data: input }, key);
}

export async function updateArticle(id: number, input: ArticleInput): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminArticle(id), { form_data: input });
}

export async function deleteArticle(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminArticle(id), {});
}
