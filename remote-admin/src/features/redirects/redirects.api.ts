import { api } from 'shared-contracts/paths';
import type { AutomaticRedirect, Redirect } from 'shared-contracts/redirects';
import { sendForm } from '../../shared/http.ts';
import { listQuery, type Params } from '../../shared/query.ts';

export const redirectsQuery = (params: Params) => listQuery<Redirect>(api.adminRedirects, params);

export const automaticRedirectsQuery = (params: Params) =>
  listQuery<AutomaticRedirect>(api.adminAutomaticRedirects, params);

export const deleteRedirect = (id: number) => sendForm('DELETE', `${api.adminRedirects}/${id}`, {});

export const deleteRedirects = (ids: readonly number[]) => sendForm('DELETE', api.adminRedirects, { delete_list: ids });
