import { api } from 'shared-contracts/paths';
import type { SpamRulesRecord } from 'shared-contracts/spam-rules';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';
import type { SpamRulesValues } from './spam-rules.values.ts';

export const spamRulesQuery = readQuery<SpamRulesRecord>(api.adminSpamRules);

export const saveSpamRules = (values: SpamRulesValues, version: number | null) =>
  sendForm('PUT', api.adminSpamRules, { form_data: { ...values, version: version ?? 0 } });
