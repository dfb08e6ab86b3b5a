import type { Slugged } from '../../content/slugs.ts';

export const contractSlugs: Slugged = {
  table: 'contract_translations',
  owner: 'contract_id',
  title: 'name',
  entity: 'contract',
  prefix: 'sozlesme',
};
