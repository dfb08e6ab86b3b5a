import type { PersonCandidate } from '@vitrin/shared-contracts/privacy';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Maximum number of newest matches to read; a search with more matches is too general for a name. */
const MAX_MATCHES = 500;
const MAX_RESULTS = 20;

/** Returns people whose name, telephone number, e-mail, text or reference matches the search, latest first. */
export async function findSimilarPeople(db: Db, search: string): Promise<PersonCandidate[]> {
  const people = new Map<string, PersonCandidate>();
  for (const table of ['messages', 'data_requests'] as const)
    for (const { sender, name } of await matches(db, table, search)) {
      const known = people.get(sender) ?? { email: sender, name, messages: 0, requests: 0 };
      known[table === 'messages' ? 'messages' : 'requests'] += 1;
      people.set(sender, known);
    }
  return [...people.values()].slice(0, MAX_RESULTS);
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
    .limit(MAX_MATCHES)
    .execute();
}
