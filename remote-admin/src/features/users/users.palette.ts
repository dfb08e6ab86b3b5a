import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'users.write',
    group: 'Kullanıcılar',
    find: async (search, readList) =>
      (await readList<UserRecord>(api.adminUsers, { search })).map(({ id, name, email }) => ({
        label: name,
        description: email,
        to: adminPaths.userUpdate(id),
      })),
  },
];
