import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { retentionInput, type RetentionValues } from './retention.values.ts';

export const saveRetention = (values: RetentionValues, version: number | null) =>
  sendForm('PUT', api.adminRetention, { form_data: { ...retentionInput(values), version: version ?? 0 } });
