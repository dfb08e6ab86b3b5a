import type { Opening, OpeningList } from '@vitrin/shared-contracts/openings';

/** Returns a job opening as the server returns it. */
export function opening(number: number, change: Partial<Opening> = {}): Opening {
  return {
    id: number,
    queue: 100 - number,
    title: `Mühendis ${number}`,
    seo_name: `muhendis-${number}`,
    summary: `İlanın özeti ${number}`,
    employment: 'full-time',
    province: 'izmir',
    place: 'Bornova',
    closes_on: '2030-06-30',
    positions: 2,
    lang: 'tr',
    is_open: true,
    content: '<h2>Görev</h2><p>Şantiyelerde ölçüm yapmak.</p>',
    seo_title: null,
    seo_description: null,
    created_at: '2030-05-06T08:00:00.000Z',
    updated_at: '2030-05-07T08:00:00.000Z',
    others: [],
    alternates: { tr: `muhendis-${number}` },
    ...change,
  };
}

/** Returns the list of those openings that take applications. */
export function openingList(openings: readonly Opening[]): OpeningList {
  return {
    openings: openings.filter(({ is_open }) => is_open),
    languages: [...new Set(openings.flatMap(({ alternates }) => Object.keys(alternates)))],
  };
}
