import type { RecordLinks } from '@vitrin/shared-contracts/links';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson, sendForm } from './http.ts';
import { readQuery } from './query.ts';

/** A record with a public page: its entity and its id. */
export interface LinksOf {
  entity: string;
  record: number | string;
}

export const linksQuery = ({ entity, record }: LinksOf) => readQuery<RecordLinks>(api.adminRecordLinks(entity, record));

export const readLinks = ({ entity, record }: LinksOf) => getJson<RecordLinks>(api.adminRecordLinks(entity, record));

/** Removes the redirect of a former address. */
export const removeFormerAddress = (source: string) =>
  sendForm('DELETE', api.adminFormerAddresses, { form_data: { source } });
