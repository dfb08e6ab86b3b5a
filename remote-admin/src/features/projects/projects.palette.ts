import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ProjectRow } from '@vitrin/shared-contracts/projects';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'projects.draft-own',
    group: 'Projeler',
    find: async (search, readList) =>
      (await readList<ProjectRow>(api.adminProjects, { search })).map(({ id, title }) => ({
        label: title,
        to: adminPaths.projectUpdate(id),
      })),
  },
];
