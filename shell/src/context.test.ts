import { browserContext } from './context.ts';

const surfaces = { denemeler: 'remote_deneme', '*': 'remote_public' } as const;
const release = { id: '0123456789abcdef', base: '', entry: '', integrity: {} };

test('a remote gets the segment under which this site shows it', () => {
  expect(browserContext({ surfaces, release: { ...release, remote: 'remote_deneme' } }).segment).toBe('denemeler');
});

test('the remote of all other segments gets none', () => {
  expect(browserContext({ surfaces, release: { ...release, remote: 'remote_public' } })).not.toHaveProperty('segment');
});
