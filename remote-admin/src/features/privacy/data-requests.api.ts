import { api } from 'shared-contracts/paths';
import type { DataRequestRecord, DataRequestRow } from 'shared-contracts/privacy';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';
import type { DataRequestValues } from './data-request.values.ts';

export const dataRequestsQuery = (params: Params) => listQuery<DataRequestRow>(api.adminDataRequests, params);

export const dataRequestQuery = (id: number) => readQuery<DataRequestRecord>(api.adminDataRequest(id));

export const createDataRequest = (values: DataRequestValues, key: string) =>
  sendForm('POST', api.adminDataRequests, { form_data: values }, key);

export const updateDataRequest = (id: number, version: number | null, values: DataRequestValues) =>
  sendForm('PUT', api.adminDataRequest(id), { form_data: { ...values, version } });
