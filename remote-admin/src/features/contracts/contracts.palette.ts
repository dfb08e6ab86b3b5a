import type { ContractRecord } from '@vitrin/shared-contracts/contracts';
import { fold } from '@vitrin/shared-contracts/fold';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'contracts.draft-own',
    group: 'Sözleşmeler',
    // The list is short and loaded whole, so it is filtered here.
    find: async (search, readList) =>
      (await readList<ContractRecord>(api.adminContracts))
        .filter(({ name }) => fold(name).includes(fold(search)))
        .map(({ id, name }) => ({ label: name, to: adminPaths.contractUpdate(id) })),
  },
];
