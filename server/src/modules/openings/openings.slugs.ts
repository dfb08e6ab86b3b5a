import type { Slugged } from '../../content/slugs.ts';

export const openingSlugs: Slugged = {
  table: 'opening_translations',
  owner: 'opening_id',
  title: 'title',
  entity: 'opening',
  prefix: 'is-ilani',
};
