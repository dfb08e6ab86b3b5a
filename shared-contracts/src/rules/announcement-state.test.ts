import { announcementErrors, announcementState, nextAnnouncementChange } from './announcement-state.ts';

const notice = {
  active: 1,
  scope: 'everywhere',
  pages: [],
  starts_at: null,
  ends_at: null,
  translations: { tr: { title: 'Bayramda kapalıyız' } },
} as const;
const now = new Date('2026-12-01T09:00:00.000Z');
const targets = new Map([
  ['route.home', { states: { tr: 'public', en: 'public' } as const }],
  ['article.3', { states: { tr: 'unpublished', en: 'untranslated' } as const }],
]);
const stateOf = (change: Partial<Parameters<typeof announcementState>[0]>, lang = 'tr') =>
  announcementState({ ...notice, ...change }, { lang, now, targets });

test.each([
  ['without limits', {}, 'public'],
  ['that is switched off', { active: 0 }, 'off'],
  ['in its first second', { starts_at: '2026-12-01T09:00:00.000Z' }, 'public'],
  ['before it begins', { starts_at: '2026-12-01T09:00:00.001Z' }, 'scheduled'],
  ['in its last second', { ends_at: '2026-12-01T09:00:01.000Z' }, 'public'],
  ['at its end', { ends_at: '2026-12-01T09:00:00.000Z' }, 'ended'],
  ['on a page that is public', { scope: 'chosen', pages: ['article.3', 'route.home'] }, 'public'],
  ['on pages that are not public', { scope: 'chosen', pages: ['article.3', 'site-page.9'] }, 'pageless'],
] as const)('a notice %s is in this state', (_when, change, state) => {
  expect(stateOf(change)).toBe(state);
});

test('a notice does not fall back to another language', () => {
  expect(stateOf({}, 'en')).toBe('untranslated');
  expect(stateOf({ translations: { tr: { title: 'Kapalıyız' }, en: null } }, 'en')).toBe('untranslated');
});

test('the next change is the first beginning or end after now', () => {
  const at = (starts_at: string | null, ends_at: string | null) => ({ starts_at, ends_at });
  const past = '2026-11-01T00:00:00.000Z';
  const later = '2026-12-24T21:00:00.000Z';
  expect(nextAnnouncementChange([at(past, later), at('2026-12-30T00:00:00.000Z', null)], now)).toBe(later);
  expect(nextAnnouncementChange([at(past, null), at(null, past)], now)).toBeNull();
});

test('an end before the beginning, and no chosen page, are refused in a sentence', () => {
  const times = { starts_at: '2026-12-02T09:00:00.000Z', ends_at: '2026-12-02T09:00:00.000Z' };
  expect(announcementErrors({ ...notice, ...times, scope: 'chosen' })).toEqual({
    ends_at: 'Bitiş, başlangıçtan sonra olmalı.',
    pages: 'En az bir sayfa seçin ya da duyuruyu her sayfada gösterin.',
  });
  expect(announcementErrors(notice)).toEqual({});
});
