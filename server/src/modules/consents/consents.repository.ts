import { parse } from 'secure-json-parse';
import type { ConsentChoice, ConsentRevision, ConsentRow } from '@vitrin/shared-contracts/consents';
import type { ConsentCategory } from '@vitrin/shared-contracts/integrations';
import { limits } from '@vitrin/shared-contracts/limits';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { DayRange, PageRequest } from '../../platform/database/page-request.ts';

/** Stores a consent notice when it is shown for the first time. */
export async function saveRevision(db: Db, { revision, texts, created_at }: ConsentRevision): Promise<void> {
  // Reads first: the revision almost always exists already, and a read does not wait for a lock.
  if (await findRevision(db, revision)) return;
  await db
    .insertInto('consent_revisions')
    .values({ revision, texts: JSON.stringify(texts), created_at })
    .onConflict((conflict) => conflict.column('revision').doNothing())
    .execute();
}

export async function findRevision(db: Db, revision: string): Promise<ConsentRevision | null> {
  const row = await db
    .selectFrom('consent_revisions')
    .select(['revision', 'texts', 'created_at'])
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? { ...row, texts: parse(row.texts) as ConsentRevision['texts'] } : null;
}

export interface StoredConsent extends ConsentChoice {
  at: string;
  offered: readonly ConsentCategory[];
}

/** Inserts a choice; does nothing when the same choice was sent before. */
export async function insertConsent(db: Db, consent: StoredConsent): Promise<void> {
  const { id, key, at, revision, lang, offered, categories } = consent;
  await db
    .insertInto('consents')
    .values({
      key,
      visitor: id,
      at,
      revision,
      lang,
      offered: JSON.stringify(offered),
      accepted: JSON.stringify(categories),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export type ConsentPage = PageRequest & DayRange;

/** Returns one page, newest first; `search` is the prefix of a visitor id. */
export async function listConsents(db: Db, page: ConsentPage): Promise<{ rows: ConsentRow[]; total: number }> {
  const found = matching(db, page);
  const rows = await found
    .select(['key', 'visitor', 'at', 'revision', 'lang', 'offered', 'accepted'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(db, found.select('id').limit(limits.countedMatches));
  return { rows: rows.map((row) => ({ ...row, offered: listOf(row.offered), accepted: listOf(row.accepted) })), total };
}

function matching(db: Db, { search, from, before }: ConsentPage) {
  let found = db.selectFrom('consents').where('deleted_at', 'is', null);
  if (search) found = found.where('visitor', 'like', `${search}%`);
  if (from !== null) found = found.where('at', '>=', from);
  if (before !== null) found = found.where('at', '<', before);
  return found;
}

function listOf(json: string): ConsentCategory[] {
  return parse(json) as ConsentCategory[];
}
