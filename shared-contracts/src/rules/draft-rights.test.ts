import { draftRightOf, draftScope, hasDrafts } from './draft-rights.ts';
import { completeRights, rights, rightsOfRole, withContained, type Right } from './rights.ts';

test('the right to write contains that to write drafts, and that contains the one for own records', () => {
  expect(withContained(['articles.write'])).toEqual(
    new Set(['articles.write', 'articles.draft', 'articles.draft-own']),
  );
  expect(withContained(['articles.draft'])).toEqual(new Set(['articles.draft', 'articles.draft-own']));
  expect(withContained(['redirects.write', 'pages.write'])).toEqual(
    new Set(['redirects.write', 'pages.write', 'pages.draft']),
  );
});

test('the right to write drafts contains that to read, and no other', () => {
  const chosen = completeRights(['articles.draft']).filter((right) => right.startsWith('articles.'));
  expect(chosen).toEqual(['articles.read', 'articles.draft-own', 'articles.draft']);
});

test('fixed roles may write drafts of exactly what they may publish', () => {
  const editor = rightsOfRole('editor');
  const drafts = rights.filter((right) => /\.draft(?:-own)?$/.test(right));
  const publishes = (right: Right) => editor.has(right.replace(/\.draft(?:-own)?$/, '.write') as Right);
  expect(drafts.filter((right) => editor.has(right) !== publishes(right))).toEqual([]);
  expect([...rightsOfRole('support')].filter((right) => right.includes('draft'))).toEqual([]);
});

test('records that staff do not create have no right for own ones', () => {
  expect([draftRightOf('articles.write'), draftRightOf('pages.write'), draftRightOf('redirects.write')]).toEqual([
    'articles.draft-own',
    'pages.draft',
    'redirects.write',
  ]);
  expect([hasDrafts('articles'), hasDrafts('pages'), hasDrafts('redirects')]).toEqual([true, true, false]);
});

test.each([
  [['articles.write'], 'all'],
  [['articles.draft'], 'all'],
  [['articles.draft-own'], 'own'],
  [['articles.read', 'contracts.draft'], 'none'],
] as const)('the rights %j give drafts: %s', (held, scope) => {
  expect(draftScope(new Set<Right>(held), 'articles.write')).toBe(scope);
});
