import type { ContentGroup } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';

/** `form_data` of the write: the keys that change, by language. */
export interface ContentInput {
  version: number;
  translations: Record<string, Record<string, unknown>>;
}

export const saveContents = (group: ContentGroup, input: ContentInput) =>
  sendForm('PUT', api.adminContentGroup(group), { form_data: input });
