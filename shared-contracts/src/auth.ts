import { boolean, object, string, type InferType } from 'yup';
import { limits } from './limits.ts';
import type { Right, RoleGroup } from './rights.ts';
import { invalid } from './validation.ts';

/** A staff e-mail: the sign-in form's rule and that of every new account (spec §5). */
export const emailSchema = string()
  .trim()
  .required(invalid.required)
  .min(limits.email.min, invalid.tooShort(limits.email.min))
  .max(limits.email.max, invalid.tooLong(limits.email.max))
  .email(invalid.email);

/** The sign-in form (spec §5): whitespace around the e-mail is trimmed first. */
export const loginSchema = object({
  email: emailSchema,
  password: string()
    .required(invalid.required)
    .min(limits.password.min, invalid.tooShort(limits.password.min))
    .max(limits.password.max, invalid.tooLong(limits.password.max)),
});

export const loginFormSchema = loginSchema.shape({ remember: boolean().default(false) });

export type LoginInput = InferType<typeof loginSchema>;
export type LoginFormInput = InferType<typeof loginFormSchema>;

export const newPasswordSchema = string()
  .required(invalid.required)
  .min(limits.newPassword.min, invalid.tooShort(limits.newPassword.min))
  .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max));

/** Kept in local storage as `user_data`; for display only, the server never trusts it. */
export interface UserData {
  name: string;
  email: string;
  role_group: RoleGroup;
}

/** Answer of POST /api/auth/login (spec §7). */
export interface LoginAnswer {
  success: boolean;
  message?: string;
  token: string | null;
  /** Seconds from now. */
  expires_in: number;
  data: UserData;
}

/** `data` of GET /api/admin/status. */
export interface StatusData {
  user: UserData;
  rights: Right[];
  expires_at: string;
  unread: { contact?: number; human_resources?: number };
}
