import { CompiledQuery, sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import { mailboxSite } from '../../testing/mailbox-site.ts';
import { mailboxPage } from './mailbox-filters.ts';
import { newestIdsQuery } from './mailbox.repository.ts';

const { db, receive } = mailboxSite();

const MESSAGES = 4_000;
const DAY_MS = 86_400_000;

/** Creates messages with the distribution of dates, stages and users of a real inbox. */
async function seedMessages(): Promise<void> {
  await receive('İlk');
  const { id: _id, ...row } = await db().selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  for (let from = 0; from < MESSAGES; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const at = from + index;
      return {
        ...row,
        reference: `R-${at}`,
        section: at % 10 === 9 ? ('trash' as const) : ('mail' as const),
        check: at % 4 === 0 ? (0 as const) : (1 as const),
        stage: at % 100 === 0 ? ('in-progress' as const) : ('closed' as const),
        quarantine: at % 50 === 1 ? '["links"]' : '[]',
        created_at: new Date(Date.now() - (MESSAGES - at) * DAY_MS).toISOString(),
        search_text: `kisi ${at} kopru ${at % 7 === 0 ? 'tunel' : 'yol'}`,
      };
    });
    await db().insertInto('messages').values(rows).execute();
  }
  // PostgreSQL collects its planner statistics automatically, but later; SQLite plans without statistics.
  if (helpersOf(db()).kind === 'postgres') await sql`vacuum analyze messages`.execute(db());
}

async function planOf(query: Record<string, string>): Promise<string> {
  const page = mailboxPage('contact', query, 1);
  const { sql: text, parameters } = newestIdsQuery(db(), page).limit(20).compile();
  const explain = helpersOf(db()).kind === 'postgres' ? 'explain' : 'explain query plan';
  const { rows } = await db().executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

const year = { from: '2020-01-01', to: '2020-12-31' };

it('every list query uses an index and no full table scan', async () => {
  await seedMessages();
  const lists: Record<string, string>[] = [
    {},
    { section: 'trash' },
    { quarantine: '1' },
    { check: '0' },
    { stage: 'in-progress' },
    { assignee: 'me' },
    { assignee: 'none' },
    { label: '1' },
    year,
    { check: '0', stage: 'in-progress', ...year },
    { section: 'trash', check: '0' },
    { quarantine: '1', check: '0' },
    { search: 'tunel' },
    { search: 'tunel kopru ki' },
    { search: 'tunel', check: '0', stage: 'in-progress' },
    { search: 'tunel', label: '1' },
    { search: 'tunel', ...year },
  ];
  for (const query of lists) {
    const plan = await planOf(query);
    const queryAndPlan = `${JSON.stringify(query)}\n${plan}`;
    expect(queryAndPlan).not.toMatch(/Seq Scan on messages|SCAN messages(?:\n|$)/);
    expect(queryAndPlan).toMatch(/(?:index|using|scan on) messages_\w+|PRIMARY KEY/i);
  }
}, 60_000);

it.each<[Record<string, string>, string]>([
  [{ section: 'trash' }, 'messages_trash'],
  [{ stage: 'in-progress' }, 'messages_stage'],
  [{ assignee: 'me' }, 'messages_assignee'],
])(
  '%j uses its own index',
  async (query, index) => {
    await seedMessages();
    expect(await planOf(query)).toContain(index);
  },
  60_000,
);
