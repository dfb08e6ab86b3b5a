import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { PersonRow } from '@vitrin/shared-contracts/people';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'people.draft-own',
    group: 'Ekip',
    find: async (search, readList) =>
      (await readList<PersonRow>(api.adminPeople, { search })).map(({ id, name }) => ({
        label: name,
        to: adminPaths.personUpdate(id),
      })),
  },
];
