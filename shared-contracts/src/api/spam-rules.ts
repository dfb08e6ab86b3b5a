import { array, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

const words = () =>
  array()
    .of(
      string()
        .trim()
        .required()
        .min(2, invalid.tooShort(2))
        .max(limits.keyword.max, invalid.tooLong(limits.keyword.max)),
    )
    .max(limits.spamEntries, invalid.tooMany(limits.spamEntries))
    .default([]);

const senders = () =>
  array()
    .of(
      string()
        .trim()
        .required()
        .max(limits.email.max, invalid.tooLong(limits.email.max))
        .matches(/^[^\s@]*@[^\s@.]+(?:\.[^\s@.]+)+$/, 'E-Posta Adresi ya da @alan.com Yazınız'),
    )
    .max(limits.spamEntries, invalid.tooMany(limits.spamEntries))
    .default([]);

/** `form_data` of PUT /api/admin/spam-rules: how readily a message is suspected. */
export const spamRulesSchema = object({
  /** Points from which a message waits in quarantine; more is more lenient. */
  threshold: number()
    .integer()
    .required(invalid.required)
    .min(limits.spamThreshold.min, invalid.value)
    .max(limits.spamThreshold.max, invalid.value),
  /** Words that are suspected besides the built-in ones. */
  words: words(),
  /** Addresses, or whole domains as `@alan.com`, whose messages always wait in quarantine. */
  blocked: senders(),
  /** Addresses or domains whose messages never do. */
  allowed: senders(),
  version: number().integer().required(),
});
export type SpamRules = InferType<typeof spamRulesSchema>;

/** GET /api/admin/spam-rules. */
export interface SpamRulesRecord extends SpamRules {
  updated_at: string | null;
  /** Built-in words, to be looked at. */
  built_in_words: readonly string[];
}
