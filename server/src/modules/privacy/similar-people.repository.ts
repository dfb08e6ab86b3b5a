import type { PersonCandidate } from 'shared-contracts/privacy';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';

/** As many of the newest matches are looked through; more than that is no name any more. */
const LOOKED_THROUGH = 500;
const SHOWN = 20;

/** People whose name, telephone, e-mail, words or reference hold what is searched, the latest first. */
export async function findPeople(db: Db, search: string): Promise<PersonCandidate[]> {
  const people = new Map<string, PersonCandidate>();
  for (const table of ['messages', 'data_requests'] as const)
    for (const { sender, name } of await matches(db, table, search)) {
      const known = people.get(sender) ?? { email: sender, name, messages: 0, requests: 0 };
      known[table === 'messages' ? 'messages' : 'requests'] += 1;
      people.set(sender, known);
    }
  return [...people.values()].slice(0, SHOWN);
}

async function matches(db: Db, table: 'messages' | 'data_requests', search: string) {
  const match = searchMatch(db, table, search);
  if (!match) return [];
  return db
    .selectFrom(table)
    .select(['sender', 'name'])
    .where(match)
    .where('sender', '!=', '')
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
}
