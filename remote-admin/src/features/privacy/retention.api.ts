import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import { retentionInput, type RetentionValues } from './retention.values.ts';

export async function saveRetention(values: RetentionValues, version: number | null): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminRetention, { form_data: { ...retentionInput(values), version: version ?? 0 } });
}
