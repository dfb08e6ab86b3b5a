import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { PageMetaInput } from './page-meta.values.ts';

export async function savePageMeta(input: PageMetaInput): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminPageMeta, { form_data: input });
}
