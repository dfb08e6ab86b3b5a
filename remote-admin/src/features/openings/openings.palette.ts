import type { OpeningRow } from '@vitrin/shared-contracts/openings';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'openings.draft-own',
    group: 'İş ilanları',
    find: async (search, readList) =>
      (await readList<OpeningRow>(api.adminOpenings, { search })).map(({ id, title }) => ({
        label: title,
        to: adminPaths.openingUpdate(id),
      })),
  },
];
