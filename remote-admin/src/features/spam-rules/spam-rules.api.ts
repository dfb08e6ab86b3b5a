import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { SpamRulesValues } from './spam-rules.values.ts';

export async function saveSpamRules(values: SpamRulesValues, version: number | null): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminSpamRules, { form_data: { ...values, version: version ?? 0 } });
}
