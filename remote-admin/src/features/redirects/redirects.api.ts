import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { RedirectValues } from './redirect.values.ts';

export async function createRedirect(values: RedirectValues, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminRedirects, { form_data: values }, key);
}

export async function updateRedirect(
  id: number,
  version: number | null,
  values: RedirectValues,
): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminRedirects}/${id}`, { form_data: { ...values, version } });
}

export async function deleteRedirect(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', `${api.adminRedirects}/${id}`, {});
}

export async function deleteRedirects(ids: readonly number[]): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminRedirects, { delete_list: ids });
}
