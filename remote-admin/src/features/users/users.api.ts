import type { SecondFactorState } from 'shared-contracts/account';
import { api } from 'shared-contracts/paths';
import type { UserRecord, UserSecret } from 'shared-contracts/users';
import { sendForm } from '../../shared/http.ts';
import type { UserFormInput } from './user.values.ts';

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
