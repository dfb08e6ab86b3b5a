import type { SpamRules, SpamRulesRecord } from '@vitrin/shared-contracts/spam-rules';
import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { normalizeWords } from './normalize-words.ts';
import { QUARANTINE_FROM, type ScoringRules } from './spam-score.ts';
import { spamWords } from './spam-words.ts';

const KEY = 'spam-rules';

export const spamRulesRow = settingRow(KEY);

type Stored = Omit<SpamRules, 'version'>;

const DEFAULTS: Stored = { threshold: QUARANTINE_FROM, words: [], blocked: [], allowed: [] };

/** Returns the rules as saved by staff; the defaults of the product before the first save. */
export async function readSpamRules(db: Db): Promise<SpamRulesRecord> {
  const { value, ...saved } = await readSetting<Stored>(db, KEY);
  return { ...DEFAULTS, ...value, ...saved, built_in_words: spamWords };
}

export function saveSpamRules(trx: Db, { version, ...value }: SpamRules, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value, version }, stamp);
}

let known = { text: '', weights: toScoringRules(DEFAULTS) };

/**
 * Returns the rules in the form used for scoring. Reads the row each time, so that a change by another process takes
 * effect at once; converts it only when its content has changed.
 */
export async function readScoringRules(db: Db): Promise<ScoringRules> {
  const { value } = await readSetting<Stored>(db, KEY);
  const text = JSON.stringify(value);
  if (known.text !== text) known = { text, weights: toScoringRules({ ...DEFAULTS, ...value }) };
  return known.weights;
}

function toScoringRules({ threshold, words, blocked, allowed }: Stored): ScoringRules {
  return {
    threshold,
    words: words.map(normalizeWords).filter((word) => word !== ''),
    blocked: new Set(blocked),
    allowed: new Set(allowed),
  };
}
