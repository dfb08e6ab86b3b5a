import { toReleaseFault } from './to-release-fault.ts';
import { ReleaseFault } from './release-fault.ts';

const chunk = (type: string) =>
  Object.assign(new Error('Loading chunk __federation_expose_app failed.'), { name: 'ChunkLoadError', type });

test.each([
  ['an entry that did not load', new Error('Failed to load script resources. #RUNTIME-008'), 'load'],
  ['a chunk that did not load', chunk('error'), 'load'],
  ['a chunk that loaded but is not a script', chunk('missing'), 'start'],
  ['an entry that threw', new Error('#RUNTIME-008 … ScriptExecutionError: Script "/x.js" loaded but threw'), 'start'],
  ['an entry without its container', new Error('Failed to get remoteEntry exports. #RUNTIME-001'), 'start'],
  ['an incompatible version', new Error('Version 19.3.1 of shared singleton module react does not satisfy'), 'start'],
  ['a non-Error value', 'a text', 'start'],
])('an error becomes a fault of its phase: %s: %s', (_what, error, phase) => {
  expect(toReleaseFault(error)).toMatchObject({ phase, message: expect.stringContaining(String(error)) as string });
});

test('an existing fault is returned unchanged', () => {
  const fault = new ReleaseFault('render', new Error('x'));
  expect(toReleaseFault(fault)).toBe(fault);
});
