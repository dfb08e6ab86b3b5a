import { firstReads } from './first-reads.ts';

const reads = ['/api/admin/articles/{id}', '/api/admin/languages/info'];

test.each([
  ['', ['/api/admin/languages/info']],
  ['?id=12', ['/api/admin/articles/12', '/api/admin/languages/info']],
  ['?id=12&dil=en', []],
  ['?page=2', []],
  ['?id=../x', []],
])('with the query "%s" a screen first reads %j', (search, expected) => {
  expect(firstReads(reads, search)).toEqual(expected);
});

test('a screen without a record ignores an id', () => {
  expect(firstReads(['/api/admin/articles?page=1'], '?id=12')).toEqual([]);
});
