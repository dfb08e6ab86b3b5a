import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { OpeningRow } from '@vitrin/shared-contracts/openings';
import { foundRecords } from '../../editing/record-module.ts';

export const records = foundRecords({
  subject: 'openings',
  group: 'İş ilanları',
  apiPath: api.adminOpenings,
  nameOf: ({ title }: OpeningRow) => title,
  update: adminPaths.openingUpdate,
});
