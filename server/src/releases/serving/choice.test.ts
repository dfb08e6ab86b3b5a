import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import { chooseRelease } from './choice.ts';
import type { Registry, StoredRelease } from './registry.ts';
import type { Previewed, Visitor } from './visitor.ts';

const release = (id: string): StoredRelease => ({
  descriptor: { unit: 'remote_public', id } as unknown as ReleaseDescriptor,
  folder: '',
  base: '',
});

interface Site {
  live?: string;
  fallbacks?: string[];
  candidate?: { id: string; percent: number };
}

function registryOf({ live, fallbacks = [], candidate }: Site): Registry {
  return {
    live: () => (live === undefined ? null : release(live)),
    fallbacks: () => fallbacks.map(release),
    candidate: () => candidate && { release: release(candidate.id), percent: candidate.percent },
  } as unknown as Registry;
}

interface Asked {
  group?: number | null;
  avoid?: readonly string[];
  preview?: Previewed;
}

function chosen(site: Site, { group = null, avoid = [], preview }: Asked = {}) {
  const previews = new Map<Unit, Previewed>(preview ? [['remote_public', preview]] : []);
  const visitor: Visitor = {
    previews,
    avoid: avoid.map((id) => `remote_public.${id}`),
    group: () => group,
    hasGroup: true,
  };
  const made = chooseRelease(registryOf(site), 'remote_public', visitor);
  if (!made) return null;
  return [made.choice, made.release.descriptor.id, ...made.fallbacks.map(({ descriptor }) => descriptor.id)];
}

const site: Site = { live: 'live', fallbacks: ['old', 'older'], candidate: { id: 'new', percent: 10 } };
const previewed = { id: 'seen', release: release('seen') };

test.each<[string, Asked, string[]]>([
  ['the live release by default', {}, ['live', 'live', 'old', 'older']],
  ['the candidate within its share', { group: 9 }, ['candidate', 'new', 'live', 'old', 'older']],
  ['the live release outside the share of the candidate', { group: 10 }, ['live', 'live', 'old', 'older']],
  ['a preview instead of the candidate', { group: 0, preview: previewed }, ['preview', 'seen', 'live', 'old', 'older']],
  ['the previous release after the live one failed', { avoid: ['live'] }, ['fallback', 'old', 'older']],
  ['the live release after the candidate failed', { group: 0, avoid: ['new'] }, ['fallback', 'live', 'old', 'older']],
  [
    'the live release after the preview failed',
    { preview: previewed, avoid: ['seen'] },
    ['fallback', 'live', 'old', 'older'],
  ],
  [
    'the previous release after several have failed',
    { group: 0, avoid: ['new', 'live'] },
    ['fallback', 'old', 'older'],
  ],
  ['the live release after another release failed', { avoid: ['new'] }, ['live', 'live', 'old', 'older']],
  ['the live release when the cookie is invalid', { avoid: ['~'] }, ['live', 'live', 'old', 'older']],
  [
    'the live release, not the candidate, when the preview no longer exists',
    { group: 0, preview: { id: 'x', release: null } },
    ['live', 'live', 'old', 'older'],
  ],
])('a visitor gets %s', (_what, asked, expected) => {
  expect(chosen(site, asked)).toEqual(expected);
});

test('a release that failed in this browser is served again if there is no other', () => {
  expect(chosen({ live: 'live' }, { avoid: ['live'] })).toEqual(['live', 'live']);
});

test('a previewed release that is or was live is not among its own fallbacks', () => {
  expect(chosen(site, { preview: { id: 'old', release: release('old') } })).toEqual([
    'preview',
    'old',
    'live',
    'older',
  ]);
});

test('a unit that was never live is served only as a preview', () => {
  expect(chosen({})).toBeNull();
  expect(chosen({}, { preview: previewed })).toEqual(['preview', 'seen']);
  expect(chosen({}, { preview: previewed, avoid: ['seen'] })).toEqual(['preview', 'seen']);
});

test('of 10,000 visitors exactly the given share gets the candidate', () => {
  for (const percent of [1, 10, 50, 99]) {
    const trial = { ...site, candidate: { id: 'new', percent } };
    const groups = Array.from({ length: 10_000 }, (_, visitor) => chosen(trial, { group: visitor % 100 })?.[0]);
    expect(groups.filter((choice) => choice === 'candidate')).toHaveLength(percent * 100);
  }
});
