import { api } from 'shared-contracts/paths';
import type { AutomaticRedirect, Redirect } from 'shared-contracts/redirects';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';
import type { RedirectValues } from './redirect.values.ts';

export const redirectsQuery = (params: Params) => listQuery<Redirect>(api.adminRedirects, params);

export const redirectQuery = (id: string) => readQuery<Redirect>(`${api.adminRedirects}/${encodeURIComponent(id)}`);

export const automaticRedirectsQuery = (params: Params) =>
  listQuery<AutomaticRedirect>(api.adminAutomaticRedirects, params);

export const createRedirect = (values: RedirectValues, key: string) =>
  sendForm('POST', api.adminRedirects, { form_data: values }, key);

export const updateRedirect = (id: number, version: number | null, values: RedirectValues) =>
  sendForm('PUT', `${api.adminRedirects}/${id}`, { form_data: { ...values, version } });

export const deleteRedirect = (id: number) => sendForm('DELETE', `${api.adminRedirects}/${id}`, {});

export const deleteRedirects = (ids: readonly number[]) => sendForm('DELETE', api.adminRedirects, { delete_list: ids });
