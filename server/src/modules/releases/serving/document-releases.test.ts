import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import { createDocumentChooser } from './document-releases.ts';
import type { Candidate, Registry, StoredRelease } from './registry.ts';
import { defaultVisitor, type Previewed } from './visitor.ts';

/** Returns a release of a unit with the React version that it provides or needs. */
function release(unit: Unit, id: string, react: string): StoredRelease {
  const descriptor = { unit, id, contract: unit === 'shell' ? '1.1.0' : '^1.0.0', runtime: '1', shared: { react } };
  return { descriptor: descriptor as unknown as ReleaseDescriptor, folder: '', base: '' };
}

const shells = { now: release('shell', 's19', '19.0.0'), next: release('shell', 's20', '20.0.0') };
const remotes = { now: release('remote_public', 'r19', '^19.0.0'), next: release('remote_public', 'r20', '^20.0.0') };

interface Site {
  candidates?: Partial<Record<Unit, Candidate>>;
  previews?: [Unit, Previewed][];
}

function pairOf({ candidates = {}, previews = [] }: Site): string[] {
  const registry = {
    live: (unit: Unit) => (unit === 'shell' ? shells.now : remotes.now),
    fallbacks: () => [],
    candidate: (unit: Unit) => candidates[unit] ?? null,
  } as unknown as Registry;
  const visitor = { ...defaultVisitor, previews: new Map(previews), group: () => 0 };
  const pair = createDocumentChooser(registry).choose('remote_public', visitor);
  return [pair?.shell.release.descriptor.id ?? '', pair?.remote.release.descriptor.id ?? ''];
}

const preview = (stored: StoredRelease): [Unit, Previewed] => [
  stored.descriptor.unit,
  { id: stored.descriptor.id, release: stored },
];

test.each<[string, Site, string[]]>([
  ['no preview and no candidate', {}, ['s19', 'r19']],
  ['both previews together', { previews: [preview(shells.next), preview(remotes.next)] }, ['s20', 'r20']],
  ['a remote that requires another shell', { previews: [preview(remotes.next)] }, ['s19', 'r19']],
  ['a shell that is incompatible with the live remote', { previews: [preview(shells.next)] }, ['s19', 'r19']],
  [
    'a candidate shell and a previewed remote that is incompatible with it',
    { previews: [preview(remotes.now)], candidates: { shell: { release: shells.next, percent: 50 } } },
    ['s19', 'r19'],
  ],
])('with %s a document names two compatible releases', (_what, site, expected) => {
  expect(pairOf(site)).toEqual(expected);
});

test('without preview, candidate or failure the choice is reused until a pointer moves', () => {
  let live = remotes.now;
  const none: StoredRelease[] = [];
  const registry = {
    live: (unit: Unit) => (unit === 'shell' ? shells.now : live),
    fallbacks: () => none,
    candidate: () => null,
  } as unknown as Registry;
  const chooser = createDocumentChooser(registry);
  const first = chooser.defaultChoice('remote_public');
  expect(chooser.defaultChoice('remote_public')).toBe(first);
  live = release('remote_public', 'other', '^19.0.0');
  expect(chooser.defaultChoice('remote_public')?.remote.release.descriptor.id).toBe('other');
});
