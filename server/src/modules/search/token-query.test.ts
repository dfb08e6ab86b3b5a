import { sql } from 'kysely';
import { insertEntries } from '../../content/search/entries.repository.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { findEntries, sampleEntries, withIndexOnly } from './token-query.ts';

const ENTRIES = 300;
const entryOf = (record: number) => {
  const at = new Date(Date.UTC(2026, 0, 1) + record * 1_000).toISOString();
  const tokens = ['zltr', ...(record % 100 === 0 ? ['arare'] : [])];
  return { kind: 'article', record, lang: 'tr', at, title: '', body: '', tokens, words: [] };
};

it('PostgreSQL reads entries that have the tokens and no others, whatever it expects to find', async () => {
  if (globalThis.testDatabase !== 'postgres') return;
  const { services, close } = await buildTestServices();
  const { db } = services;
  const entries = Array.from({ length: ENTRIES }, (_, index) => entryOf(index + 1));
  await db.transaction().execute((trx) => insertEntries(trx, entries));
  await sql`analyze search_index`.execute(db);
  const read = await withIndexOnly(db, async (reads) => {
    const newest = await findEntries(reads, 'arare', 2);
    expect(newest).toHaveLength(2);
    const rows = await rowsRead(reads, 'search_index');
    await sampleEntries(reads, { all: ['arare', 'zltr'] }, 2);
    return [rows, (await rowsRead(reads, 'search_index')) - rows];
  });
  await close();
  expect(read).toEqual([3, 2]);
});
