import type { Project, ProjectFilters } from '@vitrin/shared-contracts/projects';
import { picture } from './pictures.ts';

/** Returns a project as the server returns it. */
export function project(number: number, change: Partial<Project> = {}): Project {
  return {
    id: number,
    queue: 100 - number,
    title: `Proje ${number}`,
    seo_name: `proje-${number}`,
    summary: `Proje özeti ${number}`,
    cover: picture(300 + number, `Kapak ${number}`),
    year: 2020 + (number % 5),
    province: number % 2 === 0 ? 'ankara' : 'izmir',
    place: 'Merkez',
    lang: 'tr',
    area: 12_500,
    client: 'Örnek Yapı A.Ş.',
    client_confidential: 0,
    services: [{ id: 7, title: 'Güçlendirme', path: '/hizmetler/guclendirme' }],
    figures: [{ id: 'a', label: 'Açıklık', value: '42 m' }],
    before: picture(310, 'Önce'),
    after: picture(311, 'Sonra'),
    gallery: [picture(312, 'Şantiye'), picture(313, 'Cephe')],
    content: '<h2>İşin kapsamı</h2><p>Taşıyıcı sistem yenilendi.</p>',
    seo_title: null,
    seo_description: null,
    updated_at: '2026-03-06T08:00:00.000Z',
    related: [],
    alternates: { tr: `proje-${number}` },
    ...change,
  };
}

/** Returns the filters of these projects. */
export function projectFilters(projects: readonly Project[]): ProjectFilters {
  const counted = (values: readonly (number | string | null)[]) =>
    [...Map.groupBy(values.filter((value) => value !== null).map(String), (value) => value)].map(
      ([value, { length }]) => ({ value, count: length }),
    );
  return {
    total: projects.length,
    languages: [...new Set(projects.flatMap(({ alternates }) => Object.keys(alternates)))],
    services: [
      { id: 7, title: 'Güçlendirme', value: 'guclendirme', count: projects.length, aliases: ['retrofit'] },
      { id: 8, title: 'Denetim', value: 'denetim', count: 0, aliases: [] },
    ],
    years: counted(projects.map(({ year }) => year)).toSorted((one, other) => Number(other.value) - Number(one.value)),
    provinces: counted(projects.map(({ province }) => province)),
  };
}
