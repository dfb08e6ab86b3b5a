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

/** `form_data` of `PUT /api/admin/spam-rules`: the settings of the spam filter. */
export const spamRulesSchema = object({
  /** Spam score from which a message is put in quarantine; a higher value is more lenient. */
  threshold: number()
    .integer()
    .required(invalid.required)
    .min(limits.spamThreshold.min, invalid.value)
    .max(limits.spamThreshold.max, invalid.value),
  /** Suspicious words in addition to the built-in ones. */
  words: words(),
  /** E-mail addresses, or whole domains as `@alan.com`, whose messages are always put in quarantine. */
  blocked: senders(),
  /** E-mail addresses or domains whose messages are never put in quarantine. */
  allowed: senders(),
  version: number().integer().required(),
});
/** Validated settings of the spam filter; see `spamRulesSchema`. */
export type SpamRules = InferType<typeof spamRulesSchema>;

/** `data` of `GET /api/admin/spam-rules`. */
export interface SpamRulesRecord extends SpamRules {
  updated_at: string | null;
  /** Built-in suspicious words, read-only. */
  built_in_words: readonly string[];
}
