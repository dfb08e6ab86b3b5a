import Sqlite from 'better-sqlite3';
import { withStatementCache } from './statement-cache.ts';

function open() {
  const database = new Sqlite(':memory:');
  database.exec(
    "create table notes (id integer primary key, text text); insert into notes values (1, 'bir'), (2, 'iki')",
  );
  return { database, cached: withStatementCache(database) };
}

const ALL = 'select * from notes order by id';

it('the same SQL is prepared once', () => {
  const { cached } = open();
  expect(cached.prepare(ALL)).toBe(cached.prepare(ALL));
});

it('a cached statement returns the columns of a changed table', () => {
  const { database, cached } = open();
  expect(cached.prepare(ALL).all([])).toHaveLength(2);
  database.exec("alter table notes add column state text default 'yeni'");
  expect(cached.prepare(ALL).all([])[0]).toEqual({ id: 1, text: 'bir', state: 'yeni' });
});

it('two iterations over the same SQL at the same time return all rows each', () => {
  const { cached } = open();
  const iterators = [cached.prepare(ALL).iterate([]), cached.prepare(ALL).iterate([])];
  const rows = iterators.map((iterator) => [iterator.next().value]);
  iterators.forEach((iterator, index) => rows[index]?.push(...iterator));
  expect(rows).toEqual([
    [
      { id: 1, text: 'bir' },
      { id: 2, text: 'iki' },
    ],
    [
      { id: 1, text: 'bir' },
      { id: 2, text: 'iki' },
    ],
  ]);
});

it('a long statement is prepared each time', () => {
  const { cached } = open();
  const long = `${ALL} ${' '.repeat(4_000)}`;
  expect(cached.prepare(long)).not.toBe(cached.prepare(long));
});

it('closing closes the database', () => {
  const { database, cached } = open();
  cached.prepare(ALL).all([]);
  cached.close();
  expect(database.open).toBe(false);
});
