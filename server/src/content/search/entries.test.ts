import { rowsRead } from '../../testing/rows-read.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { insertEntries } from './entries.repository.ts';

const WORDS = 3_000;
const words = Array.from({ length: WORDS }, (_, number) => ({ written: `kelime${number}`, folded: `kelime${number}` }));
const entry = { kind: 'article', lang: 'tr', at: '2026-01-01T00:00:00.000Z', title: 'Köprü', body: '' };

it('a text looks up its words alone, while PostgreSQL has no statistics of the words', async () => {
  if (globalThis.testDatabase !== 'postgres') return;
  const { services, close } = await buildTestServices();
  const { db } = services;
  await db.transaction().execute((trx) => insertEntries(trx, [{ ...entry, record: 1, tokens: ['zltr'], words }]));
  const read = await db.transaction().execute(async (trx) => {
    await insertEntries(trx, [{ ...entry, record: 2, tokens: ['zltr'], words: words.slice(0, 100) }]);
    return rowsRead(trx, 'search_vocabulary');
  });
  await close();
  expect(read).toBe(100);
});
