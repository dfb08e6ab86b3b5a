import { affectedTests } from './affected-tests.ts';
import { readImportGraph } from './import-graph.ts';

const graph = readImportGraph();
const testsOf = (...changed: string[]) => affectedTests(changed);

describe('a change of the projects in the server', () => {
  const found = testsOf('server/src/modules/projects/projects.service.ts');

  it.each([
    ['server/src/modules/projects/projects.test.ts', 'calls the feature, which no import of it shows'],
    ['server/src/platform/auth/access-matrix.test.ts', 'tests all features'],
    ['server/src/site/public-page.test.ts', 'renders the pages of all features'],
    ['server/src/config/configuration-guide.test.ts', 'reads files of the repository'],
    ['tools/src/directions.test.ts', 'reads all sources'],
  ])('selects %s: it %s', (test) => expect(found).toContain(test));

  it.each([
    ['server/src/modules/mail/outbox.test.ts', 'loads the feature only with the list of all'],
    ['remote-admin/src/features/articles/article-form.test.tsx', 'uses no code of the server'],
  ])('leaves out %s: it %s', (test) => {
    expect(graph.files).toContain(test);
    expect(found).not.toContain(test);
  });
});

test('a public page that is loaded on demand is tested by what renders it', () => {
  const found = testsOf('remote-public/src/features/projects/project.page.tsx');
  expect(found).toContain('remote-public/src/app/projects.test.tsx');
});

test('what another process runs is tested by what starts the process', () => {
  const found = testsOf('server/src/modules/site-import/jobs/import.process.ts');
  expect(found).toContain('server/src/cli/command.test.ts');
});

test('shared code selects the features that import it', () => {
  const found = testsOf('remote-admin/src/editing/history/record-history.tsx');
  expect(found).toContain('remote-admin/src/features/articles/article-form.test.tsx');
  expect(found).not.toContain('remote-auth/src/app/sign-in.storage.test.tsx');
});

test('the calls of a feature are tested when it imports shared code that has changed', () => {
  const found = testsOf('server/src/content/version-guard.ts');
  expect(found).toContain('server/src/modules/users/users.test.ts');
  expect(found).toContain('server/src/modules/contracts/contracts.test.ts');
});

test.each([
  ['itself', 'server/src/modules/users/users.test.ts', 'server/src/modules/users/users.test.ts'],
  ['a helper of tests', 'server/src/testing/sign-in.ts', 'server/src/modules/users/users.test.ts'],
  [
    'code of the site that no feature imports',
    'server/src/site/sitemap-pages.ts',
    'server/src/modules/openings/openings.test.ts',
  ],
])('a test of a feature is selected when %s has changed', (_what, changed, test) =>
  expect(testsOf(changed)).toContain(test),
);

test('a type has no effect at run time', () => {
  expect(graph.importersOf(['server/src/server-module.ts'])).not.toContain('server/src/modules/index.ts');
});

test('documents and journeys break no test of the server', () => {
  const found = testsOf('README.md', 'e2e/specs/home.spec.ts');
  expect(found).not.toContain('server/src/site/public-page.test.ts');
});

it.each([
  [null],
  [['package-lock.json']],
  [['tools/src/build.ts']],
  [['remote-public/src/features/home/picture.svg']],
  [['remote-public/src/looks/sahne/tokens.css']],
  [['server/src/platform/database/migrations/0001-users.ts']],
  [['server/src/modules/site-import/fixtures/metinler/yazi.md']],
])('all tests run when %j has changed', (changed) => expect(affectedTests(changed)).toBeNull());
