import { selectPackages } from './lock.ts';

const lock = {
  '': { version: '1.0.0' },
  server: { dependencies: { a: '1', common: '*' } },
  common: { dependencies: { b: '1', react: '1' } },
  'server/node_modules/a': { version: '2', dependencies: { c: '1', '@types/c': '1' } },
  'node_modules/a': { version: '1' },
  'node_modules/b': { version: '1', optionalDependencies: { 'b-linux': '1', 'b-windows': '1' } },
  'node_modules/b-linux': { version: '1' },
  'node_modules/b-windows': { version: '1' },
  'node_modules/c': { version: '1' },
  'node_modules/common': { resolved: 'common', link: true },
  'node_modules/server': { resolved: 'server', link: true },
  'node_modules/react': { version: '1' },
  'node_modules/@types/c': { version: '1' },
};

const workspaces = { server: lock.server, common: { dependencies: { b: '1' } } };
const isInstalled = (folder: string) => !folder.endsWith('-windows');

test('production dependencies are selected in their folders and versions', () => {
  expect(Object.keys(selectPackages(lock, { workspaces, isInstalled }))).toEqual([
    'common',
    'node_modules/b',
    'node_modules/b-linux',
    'node_modules/c',
    'node_modules/common',
    'node_modules/server',
    'server',
    'server/node_modules/a',
  ]);
});

test('what is left out is named by no entry', () => {
  const selected = selectPackages(lock, { workspaces, isInstalled });
  expect(selected['server/node_modules/a']).toEqual({ version: '2', dependencies: { c: '1' } });
  expect(selected['node_modules/b']?.optionalDependencies).toEqual({ 'b-linux': '1' });
});

test('a dependency that the lock file lacks stops the packaging', () => {
  const missing = { ...workspaces, server: { dependencies: { d: '1' } } };
  expect(() => selectPackages(lock, { workspaces: missing, isInstalled })).toThrow('d, needed by server');
});
