import { array, number, object, string, type InferType } from 'yup';
import { rights, type Right } from '../rules/rights.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid } from '../rules/validation.ts';

/** Start of every API key, by which scanners for secrets recognise one. */
export const apiKeyPrefix = 'vtr_';

/** Days that an API key may be valid. */
export const apiKeyDays = [30, 90, 180, 365] as const;

/**
 * Subjects whose rights no API key may hold: accounts, what only people decide, and what could give itself more. The list
 * of all integrations contains scripts for every page.
 */
const peopleOnly: ReadonlySet<string> = new Set([
  'account',
  'support',
  'users',
  'audit',
  'releases',
  'privacy',
  'mail',
  'site-settings',
  'api-keys',
  'webhooks',
]);

/** Rights that an API key may hold, if its creator holds them. */
export const apiKeyRights: readonly Right[] = rights.filter((right) => !peopleOnly.has(right.split('.')[0] ?? ''));

/** `form_data` of `POST /api/admin/api-keys`. */
export const apiKeyInputSchema = object({
  name: titleSchema,
  rights: array()
    .of(string<Right>().oneOf(apiKeyRights).required())
    .min(1, invalid.required)
    .required(invalid.required),
  days: number().oneOf(apiKeyDays).required(invalid.required),
});

/** Validated fields of a new API key; see `apiKeyInputSchema`. */
export type ApiKeyInput = InferType<typeof apiKeyInputSchema>;

/** Row of `GET /api/admin/api-keys`. The key itself is returned only once, in the response that creates it. */
export interface ApiKeyRow {
  id: number;
  name: string;
  /** First characters of the key, by which its owner recognises it. */
  start: string;
  rights: Right[];
  created_at: string;
  created_by: string;
  /** False when the creator was disabled: the key is without effect. */
  creator_active: boolean;
  expires_at: string;
  revoked_at: string | null;
  /** To the hour. */
  last_used_at: string | null;
}

/** `data` of `POST /api/admin/api-keys`. `secret` is null for a repeated request, which creates no new key. */
export interface NewApiKey {
  key: ApiKeyRow;
  secret: string | null;
}
