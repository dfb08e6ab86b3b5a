import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ProjectRow } from '@vitrin/shared-contracts/projects';
import { foundRecords } from '../../editing/record-module.ts';

export const records = foundRecords({
  subject: 'projects',
  group: 'Projeler',
  apiPath: api.adminProjects,
  nameOf: ({ title }: ProjectRow) => title,
  update: adminPaths.projectUpdate,
});
