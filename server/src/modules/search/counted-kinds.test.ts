import { limits } from '@vitrin/shared-contracts/limits';
import { insertEntries } from '../../content/search/entries.repository.ts';
import { tokensOf } from '../../content/search/tokens.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { createSiteSearch } from './search.service.ts';

const { reachable } = limits.visitorSearch;
const languages = { requested: 'tr', fallback: 'tr' };

/** Entries of one kind, each a second newer than the one before. */
function entriesOf(kind: string, title: string, { count, from }: { count: number; from: number }) {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(from + index * 1_000).toISOString();
    const text = { kind, lang: 'tr', title, body: '' };
    return { ...text, record: index + 1, at, ...tokensOf({ ...text, others: [], fallsBack: true }) };
  });
}

it('kinds that are not among the results that can be reached are counted all the same, with any filter', async () => {
  const { services, close } = await buildTestServices();
  const year = (of: number) => Date.UTC(of, 0);
  await services.db.transaction().execute(async (trx) => {
    await insertEntries(trx, entriesOf('article', 'Köprü', { count: reachable + 50, from: year(2026) }));
    await insertEntries(trx, entriesOf('contract', 'Köprüler', { count: 3, from: year(2020) }));
    await insertEntries(trx, entriesOf('product', 'Köprü', { count: reachable, from: year(2021) }));
    await insertEntries(trx, entriesOf('person', 'Tünel', { count: 1, from: year(2021) }));
  });
  const search = createSiteSearch(services);
  const kindsOf = async (kind: string | null) =>
    (await search.find({ search: 'köprü', kind, page: 1, languages })).results.kinds.toSorted((one, other) =>
      one.kind < other.kind ? -1 : 1,
    );
  const expected = [
    { kind: 'makale', count: null },
    { kind: 'sozlesme', count: 3 },
    { kind: 'urun', count: null },
  ];
  const counted = [await kindsOf(null), await kindsOf('sozlesme'), await kindsOf('makale')];
  await close();
  expect(counted).toEqual([expected, expected, expected]);
});
