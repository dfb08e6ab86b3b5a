import { parse } from 'secure-json-parse';
import type { SpamRules, SpamRulesRecord } from 'shared-contracts/spam-rules';
import type { RowGroup } from '../../platform/database/group-version.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { plainWords } from './plain-words.ts';
import { QUARANTINE_FROM, type SpamWeights } from './spam-score.ts';
import { spamWords } from './spam-words.ts';

const KEY = 'spam-rules';

export const spamRulesRow: RowGroup = { table: 'settings', column: 'key', value: KEY };

type Stored = Omit<SpamRules, 'version'>;

const DEFAULTS: Stored = { threshold: QUARANTINE_FROM, words: [], blocked: [], allowed: [] };

/** The rules as staff have saved them; the product's own before that. */
export async function readSpamRules(db: Db): Promise<SpamRulesRecord> {
  const row = await storedRow(db);
  return {
    ...storedIn(row?.value),
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
    built_in_words: spamWords,
  };
}

export async function saveSpamRules(trx: Db, { version, ...stored }: SpamRules, { now, userId }: Stamp): Promise<void> {
  const saved = { value: JSON.stringify(stored), version, updated_at: now, updated_by: userId };
  await trx
    .insertInto('settings')
    .values({ key: KEY, ...saved, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}

let known = { value: '', weights: weightsOf(DEFAULTS) };

/**
 * The rules as messages are weighed by. The row is read each time, so that another process's change holds at once; worked out
 * are they only when it holds something else than before.
 */
export async function spamWeights(db: Db): Promise<SpamWeights> {
  const value = (await storedRow(db))?.value ?? '';
  if (known.value !== value) known = { value, weights: weightsOf(storedIn(value)) };
  return known.weights;
}

function storedRow(db: Db) {
  return db.selectFrom('settings').select(['value', 'version', 'updated_at']).where('key', '=', KEY).executeTakeFirst();
}

function storedIn(value = ''): Stored {
  return value === '' ? DEFAULTS : { ...DEFAULTS, ...(parse(value) as Partial<Stored>) };
}

function weightsOf({ threshold, words, blocked, allowed }: Stored): SpamWeights {
  return {
    threshold,
    words: words.map(plainWords).filter((word) => word !== ''),
    blocked: new Set(blocked),
    allowed: new Set(allowed),
  };
}
