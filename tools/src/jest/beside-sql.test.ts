import path from 'node:path';
import { root } from '../units.ts';
import { testsBesideSql } from './beside-sql.ts';

const source = path.join(root, 'server/src');
const found = testsBesideSql(source).map((file) => path.relative(source, file));

it.each([
  'content/write.test.ts',
  'platform/database/migrations/0014-audit.test.ts',
  'modules/articles/articles.test.ts',
  'modules/inbox/mailbox.test.ts',
  'modules/releases/health/reports.test.ts',
])('%s is of the database, or the largest beside its repository', (file) => expect(found).toContain(file));

it.each([
  ['modules/spam/spam-score.test.ts', 'reaches no database'],
  ['platform/database/open-sqlite.test.ts', 'opens a database of its own'],
  ['modules/auth/auth.test.ts', 'has its SQL tested elsewhere'],
  ['modules/inbox/mailbox-filters.test.ts', 'is not among the largest third of its folder'],
])('%s is left out: it %s', (file) => expect(found).not.toContain(file));
