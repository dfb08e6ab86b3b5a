import { boolean, object, string, type InferType } from 'yup';
import { askedPasswordSchema, emailSchema, type TotpSetUp } from './auth.ts';
import { limits } from '../rules/limits.ts';
import type { RoleGroup } from '../rules/rights.ts';
import { countingNumber, documentSchema, invalid } from '../rules/validation.ts';

/** `data` of GET /api/admin/account. */
export interface Account {
  name: string;
  email: string;
  role_group: RoleGroup;
  version: number;
  second_factor: {
    /** A super administrator asks for one: the last of them cannot be removed. */
    required: boolean;
    totp: boolean;
    recovery_codes_left: number;
  };
  passkeys: Passkey[];
}

export interface Passkey {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** One entry of GET /api/admin/account/sessions. */
export interface AccountSession {
  id: number;
  /** Browser and system in words. */
  device: string;
  /** The net it came from, never the whole address. */
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** The one that asks. */
  current: boolean;
}

/** Answer of POST /api/admin/session/extend. */
export interface ExtendAnswer {
  success: true;
  message: string;
  /** Seconds from now. */
  expires_in: number;
}

/** Answer of starting to register a passkey: what `startRegistration` of the browser's library takes. */
export interface PasskeyOptions<T = unknown> {
  options: T;
}

/** The same before it is known which library takes them. */
export type AnyPasskeyOptions = PasskeyOptions;

/** `data` of DELETE /api/admin/account/sessions: how many other ones there were. */
export interface EndedSessions {
  ended: number;
}

/** `data` of GET /api/admin/users/{id}/second-factor. */
export interface SecondFactorState {
  required: boolean;
  totp: boolean;
  passkeys: number;
}

/** `data` of starting to set up an authenticator app in the panel. */
export interface OwnTotpSetUp extends TotpSetUp {
  ticket: string;
}

/** `data` of what shows new recovery codes, this once. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

const personNameSchema = string()
  .trim()
  .required(invalid.required)
  .min(limits.personName.min, invalid.tooShort(limits.personName.min))
  .max(limits.personName.max, invalid.tooLong(limits.personName.max));

/** `form_data` of the account's PUT. The password is asked where the e-mail changes. */
export const accountInputSchema = object({
  name: personNameSchema,
  email: emailSchema,
  password: string().max(limits.password.max, invalid.tooLong(limits.password.max)),
  version: countingNumber().required(invalid.required),
});

export type AccountInput = InferType<typeof accountInputSchema>;

/** The new password's own rules need to know the person: `newPasswordSchema`. */
export const ownPasswordSchema = object({
  password: askedPasswordSchema,
  new_password: string()
    .required(invalid.required)
    .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max)),
});

export const askPasswordSchema = object({ password: askedPasswordSchema });

export const passkeyNameSchema = object({
  name: string()
    .trim()
    .required(invalid.required)
    .min(limits.passkeyName.min, invalid.tooShort(limits.passkeyName.min))
    .max(limits.passkeyName.max, invalid.tooLong(limits.passkeyName.max)),
});

/** Only a super administrator asks for it. */
export const requiredSchema = object({ required: boolean().required(invalid.required) });

/** What the browser's library hands back; the server's library takes it apart and trusts nothing of it. */
export const credentialSchema = object({ response: documentSchema() });
