import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { PersonRow } from '@vitrin/shared-contracts/people';
import { foundRecords } from '../../editing/record-module.ts';

export const records = foundRecords({
  subject: 'people',
  group: 'Ekip',
  apiPath: api.adminPeople,
  nameOf: ({ name }: PersonRow) => name,
  update: adminPaths.personUpdate,
});
