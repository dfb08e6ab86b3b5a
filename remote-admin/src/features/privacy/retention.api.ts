import { api } from 'shared-contracts/paths';
import type { RetentionRecord } from 'shared-contracts/privacy';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';
import { retentionInput, type RetentionValues } from './retention.values.ts';

export const retentionQuery = readQuery<RetentionRecord>(api.adminRetention);

export const saveRetention = (values: RetentionValues, version: number | null) =>
  sendForm('PUT', api.adminRetention, { form_data: { ...retentionInput(values), version: version ?? 0 } });
