import type { RoleGroup } from 'shared-contracts/rights';
import { userInputSchema, type UserRecord } from 'shared-contracts/users';
import { validate } from 'shared-contracts/validation';

export interface UserValues {
  name: string;
  email: string;
  /** Empty until one is chosen. */
  role_group: RoleGroup | '';
}

export type UserFormInput = UserValues & { version?: number };

export function userValues(record: UserRecord | null): UserValues {
  if (!record) return { name: '', email: '', role_group: '' };
  const { name, email, role_group } = record;
  return { name, email, role_group };
}

export function userInput(values: UserValues, version: number | null): UserFormInput {
  return { ...values, ...(version === null ? {} : { version }) };
}

export function userErrors(values: UserValues): Readonly<Record<string, string>> {
  return validate(userInputSchema, values).errors ?? {};
}
