import { api } from '@vitrin/shared-contracts/paths';
import type { ListedRedirect, MissingAddress, NearestAddress } from '@vitrin/shared-contracts/redirects';
import type { MissedSearch } from '@vitrin/shared-contracts/search';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const redirectsQuery = (params: Params) => listQuery<ListedRedirect>(api.adminAllRedirects, params);

export const deleteRedirect = (id: number) => sendForm('DELETE', `${api.adminRedirects}/${id}`, {});

export const deleteRedirects = (ids: readonly number[]) => sendForm('DELETE', api.adminRedirects, { delete_list: ids });

export const missingAddressesQuery = (params: Params) => listQuery<MissingAddress>(api.adminMissingAddresses, params);

export const missedSearchesQuery = (params: Params) => listQuery<MissedSearch>(api.adminMissedSearches, params);

export const nearestAddressQuery = (path: string) => readQuery<NearestAddress>(api.adminNearestAddress, { path });

/** Hides a missing address, or shows it again with 0. */
export const ignoreMissing = (path: string, ignored: 0 | 1) =>
  sendForm('POST', api.adminMissingAddresses, { form_data: { path, ignored } });
