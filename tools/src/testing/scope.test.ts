import { everything, scopeOf } from './scope.ts';

const sets = (...names: string[]) => new Set(names);

test('files that are not known can break everything', () => {
  expect(scopeOf(null)).toEqual(everything);
});

test.each([
  'shared-contracts/src/runtime/http.ts',
  'shared-contracts/src/api/paths.ts',
  'shared-contracts/src/api/languages.ts',
  'shared-contracts/src/api/menus.ts',
  'shared-contracts/src/records/site-page.ts',
  'server/src/demo/articles/01.md',
  'remote-admin/src/data/query.ts',
  'remote-public/src/app/base.css',
  'server/src/site/page-document.ts',
  'package-lock.json',
  'a-new-folder/file.ts',
])('%s belongs to no feature, so everything is tested', (file) => expect(scopeOf([file]).isEverything).toBe(true));

test.each([
  ['shared-contracts/src/records/project.ts', 'projects'],
  ['shared-contracts/src/api/catalogue.ts', 'catalogue'],
])('the contract %s belongs to the feature that imports it', (file, feature) => {
  const { isEverything, features } = scopeOf([file]);
  expect(isEverything).toBe(false);
  expect(features).toContain(feature);
});

test('a contract of types only breaks nothing at run time', () => {
  expect(scopeOf(['shared-contracts/src/api/projects.ts'])).toMatchObject({ isEverything: false, features: sets() });
});

test('a feature is named by the folders of remotes and server', () => {
  const files = [
    'remote-admin/src/features/contracts/contract.form.tsx',
    'server/src/modules/inbox/mailbox.service.ts',
    'shared-contracts/src/modules/articles.ts',
    'shared-contracts/src/modules/page-meta/rules.ts',
  ];
  const scope = scopeOf(files);
  expect(scope).toEqual({
    isEverything: false,
    features: sets('contracts', 'inbox', 'articles', 'page-meta'),
    specs: sets(),
    hasSql: false,
  });
});

test('documents, benchmarks, tests and the record break nothing else', () => {
  const files = [
    'README.md',
    'docs/images/home.webp',
    'bench/src/main.ts',
    'server/src/app.test.ts',
    'tools/recorded-run.json',
  ];
  expect(scopeOf(files)).toEqual({ isEverything: false, features: sets(), specs: sets(), hasSql: false });
});

test('a changed spec is named', () => {
  expect(scopeOf(['e2e/specs/home.spec.ts']).specs).toEqual(sets('home'));
});

test.each([
  'server/src/modules/articles/articles.repository.ts',
  'server/src/platform/database/migrations/0001-users.ts',
  'server/src/content/write.ts',
])('%s may be understood differently by the databases', (file) => expect(scopeOf([file]).hasSql).toBe(true));
