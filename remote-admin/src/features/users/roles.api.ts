import { api } from '@vitrin/shared-contracts/paths';
import type { RoleInput, RoleRecord } from '@vitrin/shared-contracts/roles';
import { sendForm } from '../../data/http.ts';
import { listQuery } from '../../data/query.ts';

export const rolesQuery = listQuery<RoleRecord>(api.adminRoles);

export const saveRole = (input: RoleInput, record: RoleRecord | null, key: string) =>
  record
    ? sendForm<RoleRecord>('PUT', api.adminRole(record.id), { form_data: input })
    : sendForm<RoleRecord>('POST', api.adminRoles, { form_data: input }, key);

export const deleteRole = (id: number) => sendForm<null>('DELETE', api.adminRole(id), {});
