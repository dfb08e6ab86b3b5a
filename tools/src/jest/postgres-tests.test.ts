import path from 'node:path';
import { root } from '../units.ts';
import { postgresTests } from './postgres-tests.ts';

const source = path.join(root, 'server/src');
const select = (...modules: string[]) =>
  postgresTests(source, new Set(modules)).map((file) => path.relative(source, file));
const found = select();

it.each([
  'content/write.test.ts',
  'platform/database/migrations/0014-audit.test.ts',
  'modules/catalogue/product-pages.test.ts',
  'modules/inbox/mailbox.test.ts',
  'modules/releases/commands/release-commands.test.ts',
])('%s is selected as a database test or as the largest test of a folder with dialects', (file) =>
  expect(found).toContain(file),
);

it.each([
  ['modules/spam/spam-score.test.ts', 'does not access the database'],
  ['platform/database/open-sqlite.test.ts', 'opens its own database'],
  ['modules/articles/articles.test.ts', 'uses SQL that is the same on both databases'],
  ['modules/inbox/mailbox-filters.test.ts', 'is not the largest of its folder'],
])('%s is excluded because it %s', (file) => expect(found).not.toContain(file));

test('every database test of a changed module is selected', () => {
  expect(select('articles')).toContain('modules/articles/articles.test.ts');
  expect(select('inbox')).toContain('modules/inbox/mailbox-filters.test.ts');
});
