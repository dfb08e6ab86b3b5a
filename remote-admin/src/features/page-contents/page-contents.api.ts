import type { Answer } from 'shared-contracts/http';
import type { ContentGroup } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';

/** `form_data` of the write: the keys that change, by language. */
export interface ContentInput {
  version: number;
  translations: Record<string, Record<string, unknown>>;
}

export async function saveContents(group: ContentGroup, input: ContentInput): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminContentGroup(group), { form_data: input });
}
