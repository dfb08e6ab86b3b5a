import type { ReleaseDescriptor, RemoteName, Unit } from '@vitrin/shared-contracts/releases';
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

const page = { remote: 'remote_public', parts: [] } as const;

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
  const pair = createDocumentChooser(registry).choose(page, visitor);
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
  const first = chooser.defaultChoice(page);
  expect(chooser.defaultChoice(page)).toBe(first);
  live = release('remote_public', 'other', '^19.0.0');
  expect(chooser.defaultChoice(page)?.remote.release.descriptor.id).toBe('other');
});

describe('a page with sections of another remote', () => {
  const pageOf = (...parts: RemoteName[]) => ({ remote: 'remote_public', parts }) as const;
  const kampanya = (id: string, react = '^19.0.0') => release('remote_kampanya', id, react);

  interface Parts {
    live?: StoredRelease | null;
    fallbacks?: StoredRelease[];
    candidate?: Candidate;
    previewed?: StoredRelease;
    avoid?: string[];
    group?: number | null;
  }

  function chosen({ live = kampanya('k1'), fallbacks = [], candidate, previewed, avoid = [], group = null }: Parts) {
    const own = { shell: shells.now, remote_public: remotes.now, remote_kampanya: live };
    const registry = {
      live: (unit: keyof typeof own) => own[unit],
      fallbacks: (unit: Unit) => (unit === 'remote_kampanya' ? fallbacks : []),
      candidate: (unit: Unit) => (unit === 'remote_kampanya' ? (candidate ?? null) : null),
    } as unknown as Registry;
    const previews = new Map(previewed ? [preview(previewed)] : []);
    const made = createDocumentChooser(registry).choose(pageOf('remote_kampanya'), {
      ...defaultVisitor,
      previews,
      avoid,
      group: () => group,
    });
    if (!made) throw new Error('nothing was chosen');
    return { ...made, part: made.parts.map(({ choice, release: { descriptor } }) => `${choice} ${descriptor.id}`) };
  }

  test.each<[string, Parts, string[]]>([
    ['its live release', {}, ['live k1']],
    ['none if it was never live', { live: null }, []],
    ['its candidate', { candidate: { release: kampanya('k2'), percent: 10 }, group: 9 }, ['candidate k2']],
    ['its preview', { previewed: kampanya('k3') }, ['preview k3']],
    ['its fallback after a fault', { fallbacks: [kampanya('k0')], avoid: ['remote_kampanya.k1'] }, ['fallback k0']],
    [
      'the fallback that the shell is compatible with',
      { live: kampanya('k20', '^20.0.0'), fallbacks: [kampanya('k21', '^20.0.0'), kampanya('k0')] },
      ['fallback k0'],
    ],
    ['none if the shell is compatible with none', { live: kampanya('k20', '^20.0.0') }, []],
  ])('gets %s', (_what, parts, expected) => {
    const made = chosen(parts);
    expect(made.part).toEqual(expected);
    // A part never changes what the page itself gets.
    expect([made.shell, made.remote].map(({ release: { descriptor } }) => descriptor.id)).toEqual(['s19', 'r19']);
  });

  test('has another key for each release of the part', () => {
    const keys = [chosen({}), chosen({ live: kampanya('k2') }), chosen({ live: null })].map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  test('is a preview, or assigns a group, because of the part alone', () => {
    expect([chosen({}).isPreview, chosen({ previewed: kampanya('k3') }).isPreview]).toEqual([false, true]);
    const candidate = { release: kampanya('k2'), percent: 10 };
    expect([chosen({ group: 9 }).setGroup, chosen({ candidate, group: 9 }).setGroup]).toEqual([null, 9]);
  });

  test('has n + 1 variants during n canaries, because one group decides about all units', () => {
    const percents: Partial<Record<Unit, number>> = { shell: 10, remote_public: 30, remote_kampanya: 20 };
    const registry = {
      live: (unit: Unit) => release(unit, `${unit} live`, unit === 'shell' ? '19.0.0' : '^19.0.0'),
      fallbacks: () => [],
      candidate: (unit: Unit) => ({
        release: release(unit, `${unit} new`, unit === 'shell' ? '19.0.0' : '^19.0.0'),
        percent: percents[unit] ?? 0,
      }),
    } as unknown as Registry;
    const chooser = createDocumentChooser(registry);
    const keys = Array.from(
      { length: 100 },
      (_, group) => chooser.choose(pageOf('remote_kampanya'), { ...defaultVisitor, group: () => group })?.key,
    );
    expect(new Set(keys).size).toBe(4);
  });

  test('has a default choice of its own, which is made again when a pointer of the part moves', () => {
    let live = kampanya('k1');
    const none: StoredRelease[] = [];
    const own = { shell: shells.now, remote_public: remotes.now };
    const registry = {
      live: (unit: Unit) => (unit === 'remote_kampanya' ? live : own[unit as keyof typeof own]),
      fallbacks: () => none,
      candidate: () => null,
    } as unknown as Registry;
    const chooser = createDocumentChooser(registry);
    const first = chooser.defaultChoice(pageOf('remote_kampanya'));
    expect(chooser.defaultChoice(pageOf())?.key).not.toBe(first?.key);
    expect(chooser.defaultChoice(pageOf('remote_kampanya'))).toBe(first);
    live = kampanya('k2');
    expect(chooser.defaultChoice(pageOf('remote_kampanya'))?.key).not.toBe(first?.key);
  });
});
