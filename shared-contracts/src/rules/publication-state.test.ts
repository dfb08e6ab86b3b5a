import { languageState, recordState, unpublished, type PublicationFacts } from './publication-state.ts';

const now = new Date('2026-11-26T12:00:00Z');
const live: PublicationFacts = {
  ...unpublished,
  active: true,
  languages: ['tr', 'en'],
  published_before: ['tr', 'en'],
};
const copyOf = (...paths: string[]) => ({ changed: paths.map((path) => ({ path })) });
const schedule = { languages: ['en'], problem: '' };

it.each<[string, PublicationFacts, string]>([
  ['a new record is a draft', { ...unpublished, copy: copyOf('translations.tr') }, 'draft'],
  ['a live record without other work is published', live, 'published'],
  ['a working copy without a difference changes nothing', { ...live, copy: copyOf() }, 'published'],
  ['a different working copy', { ...live, copy: copyOf('cover_id') }, 'changed'],
  ['a scheduled change of a live record', { ...live, schedule }, 'change-scheduled'],
  [
    'a live record that is taken off later',
    { ...live, schedule: { ...schedule, action: 'withdraw' } },
    'withdrawal-scheduled',
  ],
  ['a scheduled publication of a new record', { ...unpublished, schedule }, 'scheduled'],
  ['a scheduled publication of a record that was taken off', { ...live, active: false, schedule }, 'scheduled'],
  [
    'a scheduled change of a record whose time has not come',
    { ...live, visible_from: '2026-11-27T00:00:00Z', schedule },
    'scheduled',
  ],
  ['a record whose time has not come', { ...live, visible_from: '2026-11-27T00:00:00Z' }, 'scheduled'],
  [
    'a draft of a record whose time has not come',
    { ...live, visible_from: '2026-11-27T00:00:00Z', copy: copyOf('cover_id') },
    'scheduled',
  ],
  ['a record whose time has come', { ...live, visible_from: '2026-11-26T00:00:00Z' }, 'published'],
  ['a record that was taken off', { ...live, active: false }, 'withdrawn'],
  ['a record that was never on the site', { ...live, active: false, published_before: [] }, 'draft'],
])('%s', (_name, facts, state) => {
  expect(recordState(facts, now)).toBe(state);
});

it.each<[string, PublicationFacts, string, string | null]>([
  ['a live language', live, 'en', 'published'],
  [
    'a change of another language does not count',
    { ...live, copy: copyOf('translations.tr.title') },
    'en',
    'published',
  ],
  ['a change of its own', { ...live, copy: copyOf('translations.en.title') }, 'en', 'changed'],
  ['a language that only begins with its name', { ...live, copy: copyOf('translations.eng.title') }, 'en', 'published'],
  ['a new language of a live record', { ...live, copy: copyOf('translations.de') }, 'de', 'draft'],
  ['a language that was taken off', { ...live, languages: ['tr'], copy: copyOf('translations.en') }, 'en', 'withdrawn'],
  ['a scheduled change of a live language', { ...live, schedule }, 'en', 'change-scheduled'],
  ['a scheduled new language', { ...live, languages: ['tr'], schedule }, 'en', 'scheduled'],
  ['a language beside a scheduled one', { ...live, schedule }, 'tr', 'published'],
  ['a language without texts', live, 'de', null],
])('%s', (_name, facts, language, state) => {
  expect(languageState(facts, language, now)).toBe(state);
});
