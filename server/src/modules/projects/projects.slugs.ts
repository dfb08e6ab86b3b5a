import type { Slugged } from '../../content/slugs.ts';

export const projectSlugs: Slugged = {
  table: 'project_translations',
  owner: 'project_id',
  title: 'title',
  entity: 'project',
  prefix: 'proje',
};
