import type { SecondFactorState } from 'shared-contracts/account';
import { api } from 'shared-contracts/paths';
import type { UserRecord, UserSecret } from 'shared-contracts/users';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';
import type { UserFormInput } from './user.values.ts';

export const usersQuery = (params: Params) => listQuery<UserRecord>(api.adminUsers, params);

export const userQuery = (id: number) => readQuery<UserRecord>(api.adminUser(id));

export const secondFactorQuery = (id: number) => readQuery<SecondFactorState>(api.adminUserSecondFactor(id));

export const createUser = (input: UserFormInput, key: string) =>
  sendForm<UserSecret>('POST', api.adminUsers, { form_data: input }, key);

export const updateUser = (id: number, input: UserFormInput) =>
  sendForm<UserRecord>('PUT', api.adminUser(id), { form_data: input });

export const switchUser = (id: number, active: 0 | 1) =>
  sendForm<UserRecord>('PUT', api.adminUserActive(id), { active });

export const resetPassword = (id: number) => sendForm<UserSecret>('PUT', api.adminUserPassword(id), {});

export const requireSecondFactor = (id: number, required: boolean) =>
  sendForm<SecondFactorState>('PUT', api.adminUserSecondFactor(id), { required });

export const resetSecondFactor = (id: number) =>
  sendForm<SecondFactorState>('DELETE', api.adminUserSecondFactor(id), {});
