import { object, string, type InferType } from 'yup';
import { emailSchema } from './auth.ts';
import { limits } from '../rules/limits.ts';
import { roleGroups, roleLevels, type RoleGroup } from '../rules/rights.ts';
import { positiveInteger, invalid, writtenSchema } from '../rules/validation.ts';

/** Row of `GET /api/admin/users`, and `data` of `GET /api/admin/users/{id}`. */
export interface UserRecord {
  id: number;
  name: string;
  email: string;
  role_group: RoleGroup;
  active: 0 | 1;
  must_change_password: 0 | 1;
  /** 1 when the user has an authenticator app or a passkey. */
  second_factor: 0 | 1;
  last_sign_in_at: string | null;
  version: number;
  updated_at: string;
}

/** `data` of the requests that create a user or reset a password. The one-time password is returned only here. */
export interface UserSecret {
  user: UserRecord;
  /** One-time password; null for a repeated request, which creates nothing new. */
  secret: string | null;
}

/** Labels of the states of a user. */
export const userStateLabels = { active: 'Etkin', disabled: 'Devre dışı' } as const;
/** State of a user. */
export type UserState = keyof typeof userStateLabels;

/**
 * Checks whether a user of one role may see and change users of another role (product §6): only those of lower levels;
 * a super admin may manage all users.
 * @param role - role of the acting user
 * @param other - role of the user to be managed
 */
export function canManage(role: RoleGroup, other: RoleGroup): boolean {
  return role === 'super_admin' || (roleLevels[other] ?? 0) < (roleLevels[role] ?? 0);
}
/**
 * @deprecated since 1.1.0: use {@link canManage}.
 * @alias
 */
export const mayManage = canManage;

/**
 * Returns the roles that a user of this role may assign to others.
 * @param role - role of the acting user
 */
export function assignableRoles(role: RoleGroup): RoleGroup[] {
  return roleGroups.filter((other) => canManage(role, other));
}
/**
 * @deprecated since 1.1.0: use {@link assignableRoles}.
 * @alias
 */
export const rolesBelow = assignableRoles;

const personFields = {
  version: positiveInteger(),
  name: writtenSchema(limits.personName),
  email: emailSchema,
};

/**
 * `form_data` of the requests that create or update a user, with a fixed role.
 * @deprecated since 1.1.0: use {@link userFormSchema}, which accepts custom roles too.
 */
export const userInputSchema = object({
  ...personFields,
  role_group: string().oneOf(roleGroups, invalid.choice).required(invalid.required),
});

/**
 * Validated values of `userInputSchema`.
 * @deprecated since 1.1.0: use {@link UserFormInput}.
 */
export type UserInput = InferType<typeof userInputSchema>;

/** Of `role-` and nine digits. */
const ROLE_LENGTH = 14;
const ROLE = new RegExp(`^(?:${roleGroups.join('|')}|role-[1-9]\\d{0,8})$`);

/** `form_data` of the requests that create or update a user. */
export const userFormSchema = object({
  ...personFields,
  role_group: string<RoleGroup>()
    .max(ROLE_LENGTH, invalid.choice)
    .matches(ROLE, invalid.choice)
    .required(invalid.required),
});

/** Validated `form_data` of the user writes; see `userFormSchema`. */
export type UserFormInput = InferType<typeof userFormSchema>;
