import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import type { SpamRulesValues } from './spam-rules.values.ts';

export const saveSpamRules = (values: SpamRulesValues, version: number | null) =>
  sendForm('PUT', api.adminSpamRules, { form_data: { ...values, version: version ?? 0 } });
