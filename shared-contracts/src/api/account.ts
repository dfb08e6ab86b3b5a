import { boolean, object, string, type InferType } from 'yup';
import { currentPasswordSchema, emailSchema, type TotpSetUp } from './auth.ts';
import { limits } from '../rules/limits.ts';
import type { RoleGroup } from '../rules/rights.ts';
import { positiveInteger, documentSchema, invalid, writtenSchema } from '../rules/validation.ts';

/** `data` of `GET /api/admin/account`: the profile of the signed-in user. */
export interface Account {
  name: string;
  email: string;
  role_group: RoleGroup;
  version: number;
  second_factor: {
    /** True when a super administrator requires a second factor; the user cannot then remove the last one. */
    required: boolean;
    totp: boolean;
    recovery_codes_left: number;
  };
  passkeys: Passkey[];
}

/** Passkey of the signed-in user. `last_used_at` is null before the first use. */
export interface Passkey {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** One item of `GET /api/admin/account/sessions`. */
export interface AccountSession {
  id: number;
  /** Browser and operating system as text. */
  device: string;
  /** Network prefix of the IP address (`/24` for IPv4, `/48` for IPv6); the full address is never stored. */
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** True for the session that sent this request. */
  current: boolean;
}

/** Response of `POST /api/admin/session/extend`. */
export interface ExtendSessionResponse {
  success: true;
  message: string;
  /** Remaining lifetime of the session in seconds, counted from the response. */
  expires_in: number;
}
/** @deprecated since 1.1.0: use {@link ExtendSessionResponse}. */
export type ExtendAnswer = ExtendSessionResponse;

/**
 * `data` of the first passkey registration request: the argument for `startRegistration` of `@simplewebauthn/browser`.
 */
export interface PasskeyOptions<T = unknown> {
  options: T;
}

/** `PasskeyOptions` before the type of the WebAuthn library is known. */
export type AnyPasskeyOptions = PasskeyOptions;

/** `data` of `DELETE /api/admin/account/sessions`: the number of other sessions that were ended. */
export interface EndedSessions {
  ended: number;
}

/** `data` of `GET /api/admin/users/{id}/second-factor`. */
export interface SecondFactorState {
  required: boolean;
  totp: boolean;
  passkeys: number;
}

/** `data` of the first request of setting up an authenticator app in the panel. */
export interface OwnTotpSetUp extends TotpSetUp {
  ticket: string;
}

/** `data` of requests that create recovery codes. The codes are returned only once. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

const personNameSchema = writtenSchema(limits.personName);

/** `form_data` of the PUT request to `/api/admin/account`. `password` is required only when the e-mail changes. */
export const accountInputSchema = object({
  name: personNameSchema,
  email: emailSchema,
  password: string().max(limits.password.max, invalid.tooLong(limits.password.max)),
  version: positiveInteger().required(invalid.required),
});

/** Validated `form_data` of the account update; see `accountInputSchema`. */
export type AccountInput = InferType<typeof accountInputSchema>;

/**
 * Body of the own-password change. Check the rules of the new password with `newPasswordSchema`, which needs the user's
 * data.
 */
export const ownPasswordSchema = object({
  password: currentPasswordSchema,
  new_password: string()
    .required(invalid.required)
    .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max)),
});

/** Body of requests that require the password again. */
export const confirmPasswordSchema = object({ password: currentPasswordSchema });
/**
 * @deprecated since 1.1.0: use {@link confirmPasswordSchema}.
 * @alias
 */
export const askPasswordSchema = confirmPasswordSchema;

/** Body of the requests that name a passkey. */
export const passkeyNameSchema = object({
  name: writtenSchema(limits.passkeyName),
});

/** Body of the request that requires a second factor for a user. Only a super administrator may send it. */
export const secondFactorRequiredSchema = object({ required: boolean().required(invalid.required) });
/**
 * @deprecated since 1.1.0: use {@link secondFactorRequiredSchema}.
 * @alias
 */
export const requiredSchema = secondFactorRequiredSchema;

/**
 * WebAuthn response of the browser library. The server library parses and verifies it; no field is trusted before that.
 */
export const credentialSchema = object({ response: documentSchema() });
