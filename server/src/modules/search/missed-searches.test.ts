import { Socket } from 'node:net';
import type { MissedSearch } from '@vitrin/shared-contracts/search';
import { searchCalls } from '../../testing/search-calls.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedTerm } from './missed-counter.ts';
import { saveMissed } from './missed-searches.repository.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const from = (address: string, userAgent = agent) => ({
  headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
  socket: new Socket(),
});
const searched = (term: string, ...addresses: string[]) => {
  const { missedSearches } = test.services;
  missedSearches.noteEmpty({ search: term, lang: 'tr' });
  for (const address of addresses) missedSearches.record({ search: term, lang: 'tr' }, from(address));
};
const listed = async (query = '') => {
  const staff = await signIn(test, 'admin');
  return (await staff.call({ url: `/api/admin/searches/missed${query}` })).body.data as MissedSearch[];
};

it('a term is stored only after three visitors have searched it, with all of their searches', async () => {
  searched('Zürafa Evi', '1.1.1.1', '2.2.2.2', '2.2.2.2');
  expect(await listed()).toEqual([]);
  searched('zürafa  evi', '3.3.3.3', '3.3.3.3');
  expect(await listed()).toMatchObject([{ term: 'zurafa evi', lang: 'tr', count: 4, answered: false }]);
});

it('a search that finds something, and one of a program, is not counted', async () => {
  const { missedSearches } = test.services;
  for (const address of ['1', '2', '3']) missedSearches.record({ search: 'köprü', lang: 'tr' }, from(address));
  missedSearches.noteEmpty({ search: 'zürafa', lang: 'tr' });
  for (const address of ['1', '2', '3'])
    missedSearches.record(
      { search: 'zürafa', lang: 'tr' },
      from(address, 'Googlebot/2.1 (+http://www.google.com/bot.html)'),
    );
  expect(await listed()).toEqual([]);
});

it.each([
  ['KÖPRÜ  Bakımı ', 'kopru bakimi'],
  ['ali@firma.example', null],
  ['0532 000 00 42', null],
  ['10000000146', null],
  ['SM-41000', 'sm-41000'],
  ['k'.repeat(61), null],
  [' ', null],
])('the search %s is counted as %s', (search, term) => {
  expect(countedTerm(search)).toBe(term);
});

it('a term that is found now says so, and the list is searched', async () => {
  const day = '2026-01-05';
  await saveMissed(test.services.db, [
    { day, lang: 'tr', term: 'kopru', count: 9 },
    { day: '2026-01-06', lang: 'tr', term: 'kopru', count: 1 },
    { day, lang: 'tr', term: 'zurafa', count: 2 },
  ]);
  await searchCalls(test, await signIn(test, 'admin')).article('Köprü');
  expect(await listed()).toEqual([
    { term: 'kopru', lang: 'tr', count: 10, last_day: '2026-01-06', answered: true },
    { term: 'zurafa', lang: 'tr', count: 2, last_day: day, answered: false },
  ]);
  expect((await listed('?search=Zür')).map(({ term }) => term)).toEqual(['zurafa']);
});

it('a day has a limited number of terms', async () => {
  const terms = Array.from({ length: 305 }, (_, index) => `terim ${String(index).padStart(3, '0')}`);
  await saveMissed(
    test.services.db,
    terms.map((term) => ({ day: '2026-01-05', lang: 'tr', term, count: 1 })),
  );
  await saveMissed(test.services.db, [{ day: '2026-01-05', lang: 'tr', term: 'terim 000', count: 1 }]);
  const { total, most } = await test.services.db
    .selectFrom('missed_searches')
    .select((select) => [select.fn.countAll<number>().as('total'), select.fn.max('count').as('most')])
    .executeTakeFirstOrThrow();
  expect([total, most]).toEqual([300, 2]);
});

it('the list needs the right to read redirects', async () => {
  const { status } = await sendRequest(test.app, { url: '/api/admin/searches/missed' });
  expect(status).toBe(401);
});
