import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import type { DataRequestValues } from './data-request.values.ts';

export const createDataRequest = (values: DataRequestValues, key: string) =>
  sendForm('POST', api.adminDataRequests, { form_data: values }, key);

export const updateDataRequest = (id: number, version: number | null, values: DataRequestValues) =>
  sendForm('PUT', api.adminDataRequest(id), { form_data: { ...values, version } });
