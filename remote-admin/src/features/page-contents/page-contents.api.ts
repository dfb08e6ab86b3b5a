import type { ContentGroup, ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import type { HeaderRoute, PageHeaderRecord } from '@vitrin/shared-contracts/page-headers';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import type { PublishedCopy } from '../../editing/publication/published-copy.ts';
import { readQuery } from '../../data/query.ts';

export const contentsQuery = (group: ContentGroup) => readQuery<ContentGroupRecord>(api.adminContentGroup(group));

export const pageHeaderQuery = (route: HeaderRoute) => readQuery<PageHeaderRecord>(`${api.adminPageHeaders}/${route}`);

/** Saves a group; `published` names the draft that the request publishes. */
export const saveContents = (group: ContentGroup, input: object, published: PublishedCopy = {}) =>
  sendForm('PUT', api.adminContentGroup(group), { form_data: input, ...published });
