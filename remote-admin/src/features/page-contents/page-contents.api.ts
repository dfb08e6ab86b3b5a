import type { ContentGroup, ContentGroupRecord } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';

/** `form_data` of the write: the keys that change, by language. */
export interface ContentInput {
  version: number;
  translations: Record<string, Record<string, unknown>>;
}

export const contentsQuery = (group: ContentGroup) => readQuery<ContentGroupRecord>(api.adminContentGroup(group));

export const saveContents = (group: ContentGroup, input: ContentInput) =>
  sendForm('PUT', api.adminContentGroup(group), { form_data: input });
