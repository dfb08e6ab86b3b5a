import type { Slugged } from '../../content/slugs.ts';

export const personSlugs: Slugged = {
  table: 'person_translations',
  owner: 'person_id',
  title: 'name',
  entity: 'person',
  prefix: 'kisi',
};
