import type { SecondFactorState } from 'shared-contracts/account';
import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { UserRecord, UserSecret } from 'shared-contracts/users';
import type { UserFormInput } from './user.values.ts';

export async function createUser(input: UserFormInput, key: string): Promise<Answer<UserSecret>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminUsers, { form_data: input }, key);
}

export async function updateUser(id: number, input: UserFormInput): Promise<Answer<UserRecord>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminUser(id), { form_data: input });
}

export async function switchUser(id: number, active: 0 | 1): Promise<Answer<UserRecord>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminUserActive(id), { active });
}

export async function resetPassword(id: number): Promise<Answer<UserSecret>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminUserPassword(id), {});
}

export async function requireSecondFactor(id: number, required: boolean): Promise<Answer<SecondFactorState>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminUserSecondFactor(id), { required });
}

export async function resetSecondFactor(id: number): Promise<Answer<SecondFactorState>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminUserSecondFactor(id), {});
}
