import { spamRulesSchema, type SpamRules, type SpamRulesRecord } from '@vitrin/shared-contracts/spam-rules';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { normalizeWords } from './normalize-words.ts';
import { readSpamRules, saveSpamRules, spamRulesRow } from './spam-rules.repository.ts';

export { readScoringRules } from './spam-rules.repository.ts';

const FIELDS = ['threshold', 'words', 'blocked', 'allowed'] as const;

/**
 * Saves all rules, effective for the next message. The audit log names the changed rules, never the senders in them.
 */
export function changeSpamRules(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<SpamRulesRecord> {
  const { version: sent, ...given } = deduplicate(validated(spamRulesSchema, value));
  requireDisjointSenders(given);
  const operation = { action: 'update', entity: 'spam-rules', keepsPages: true } as const;
  return write(services, context, operation, async (trx, stamp) => {
    const version = await nextGroupVersion(trx, spamRulesRow, sent, () => readSpamRules(trx));
    const before = await readSpamRules(trx);
    const after: SpamRules = { ...given, version };
    await saveSpamRules(trx, after, stamp);
    const fields = FIELDS.filter((name) => String(before[name]) !== String(after[name]));
    return { data: await readSpamRules(trx), entityId: null, title: 'İstenmeyen ileti kuralları', fields };
  });
}

/** Removes duplicates: words are compared in plain form, senders are lowercased. */
function deduplicate(rules: SpamRules): SpamRules {
  const senders = (list: readonly string[]) => [...new Set(list.map((sender) => sender.toLowerCase()))];
  const known = new Set<string>();
  const words = rules.words.filter((word) => {
    const plain = normalizeWords(word);
    const isNew = plain !== '' && !known.has(plain);
    known.add(plain);
    return isNew;
  });
  return { ...rules, words, blocked: senders(rules.blocked), allowed: senders(rules.allowed) };
}

function requireDisjointSenders({ blocked, allowed }: Pick<SpamRules, 'blocked' | 'allowed'>): void {
  const both = allowed.find((sender) => blocked.includes(sender));
  if (both !== undefined) throw new Invalid({ allowed: `Engellenenler Arasında da Var: ${both}` });
}
