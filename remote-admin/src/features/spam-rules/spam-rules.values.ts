import { spamRulesSchema, type SpamRules } from 'shared-contracts/spam-rules';
import { validate } from 'shared-contracts/validation';

export type SpamRulesValues = Omit<SpamRules, 'version'>;

export function spamRulesValues({ threshold, words, blocked, allowed }: SpamRules): SpamRulesValues {
  return { threshold, words, blocked, allowed };
}

/** Chips are one field each: what is wrong with one of them is said below all. */
export function spamRulesErrors(values: SpamRulesValues): Readonly<Record<string, string>> {
  return atFields(validate(spamRulesSchema, { ...values, version: 0 }).errors ?? {}, values);
}

export function atFields(
  errors: Readonly<Record<string, string>>,
  values: SpamRulesValues,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors)
      .toReversed()
      .map(([path, message]) => {
        const [, field, index] = /^(words|blocked|allowed)\[(\d+)\]$/.exec(path) ?? [];
        if (!field) return [path, message];
        return [field, `${values[field as 'words' | 'blocked' | 'allowed'][Number(index)]}: ${message}`];
      }),
  );
}
