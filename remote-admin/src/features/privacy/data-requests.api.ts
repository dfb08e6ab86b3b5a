import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { DataRequestValues } from './data-request.values.ts';

export async function createDataRequest(values: DataRequestValues, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminDataRequests, { form_data: values }, key);
}

export async function updateDataRequest(
  id: number,
  version: number | null,
  values: DataRequestValues,
): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminDataRequest(id), { form_data: { ...values, version } });
}
