import { boolean, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Right, RoleGroup } from '../rules/rights.ts';
import { invalid } from '../rules/validation.ts';
import type { BuiltInLanguage } from './languages.ts';

/**
 * Returns the name of the chunk with the texts of the sign-in in a language. A release of the sign-in has the chunks of
 * the languages that it knows, besides Turkish.
 */
export function signInTextsChunk<L extends BuiltInLanguage>(language: L) {
  return `texts-${language}` as const;
}

/** Schema of a staff e-mail address, for the sign-in form and for new accounts (product §5). Trims the value first. */
export const emailSchema = string()
  .trim()
  .required(invalid.required)
  .min(limits.email.min, invalid.tooShort(limits.email.min))
  .max(limits.email.max, invalid.tooLong(limits.email.max))
  .email(invalid.email);

/** Schema of an existing password: in the sign-in form (product §5) and wherever a signed-in user must confirm it. */
export const currentPasswordSchema = string()
  .required(invalid.required)
  .min(limits.password.min, invalid.tooShort(limits.password.min))
  .max(limits.password.max, invalid.tooLong(limits.password.max));
/**
 * @deprecated since 1.1.0: use {@link currentPasswordSchema}.
 * @alias
 */
export const askedPasswordSchema = currentPasswordSchema;

/**
 * Schema of the sign-in form (product §5). The e-mail is trimmed first, the password is not.
 * @example
 * ```ts
 * const { value, errors } = validate(loginSchema, { email, password });
 * if (errors) showMessages(errors); // { email: 'Geçerli E-Mail Adresi Giriniz' }
 * ```
 */
export const loginSchema = object({ email: emailSchema, password: currentPasswordSchema });

/** Schema of the sign-in form with the choice to remember the e-mail; the choice stays in the browser. */
export const loginFormSchema = loginSchema.shape({ remember: boolean().default(false) });

/** Validated credentials of a sign-in; see `loginSchema`. */
export type LoginInput = InferType<typeof loginSchema>;
/** Validated fields of the sign-in form; see `loginFormSchema`. */
export type LoginFormInput = InferType<typeof loginFormSchema>;

const CHALLENGE_TOKEN_LENGTH = 43;

/** Challenge token that every sign-in step after the password must send. */
const tokenSchema = string().required(invalid.required).length(CHALLENGE_TOKEN_LENGTH);

/** Body of sign-in steps that need only the challenge token. */
export const challengeTokenSchema = object({ ticket: tokenSchema });
/**
 * @deprecated since 1.1.0: use {@link challengeTokenSchema}.
 * @alias
 */
export const ticketOnlySchema = challengeTokenSchema;

/** Body of `POST /api/auth/second-factor`: the six digits of the authenticator app, or a recovery code. */
export const secondFactorSchema = object({
  ticket: tokenSchema,
  code: string()
    .trim()
    .required(invalid.required)
    .max(limits.secondFactorCode.max, invalid.tooLong(limits.secondFactorCode.max)),
});

/** Body of `POST /api/auth/browser-link`: the address that the link is mailed to. */
export const browserLinkSchema = object({ email: emailSchema });

/** Maximum length of the link token in characters: account, expiry time and signature. */
const BROWSER_LINK_LENGTH = 90;

/** Body of `POST /api/auth/known-browser`: the token that follows `knownBrowserFragment` in the mailed link. */
export const knownBrowserSchema = object({ token: string().required(invalid.required).max(BROWSER_LINK_LENGTH) });

/** `data` of `POST /api/auth/known-browser`. */
export interface KnownBrowser {
  email: string;
}

/** `data` of `GET /api/auth/password-reset/link`. */
export interface PasswordResetOffer {
  /** Whether the server can send mail; without it an administrator resets the password. */
  available: boolean;
}

/** Body of `POST /api/auth/password-reset/link`: the address that the link is mailed to. */
export const passwordResetLinkSchema = object({ email: emailSchema });

/** Maximum length in characters of what may be taken for the token of a mailed link. */
const MAX_LINK_TOKEN_LENGTH = 200;

/**
 * Body of `POST /api/auth/password-reset/owner`: the token that follows the fragment in a mailed link. A link that was
 * copied in part is answered like an expired one, so its length is not checked here.
 */
export const linkTokenSchema = object({ token: string().defined().max(MAX_LINK_TOKEN_LENGTH) });

/** `data` of `POST /api/auth/password-reset/owner`: the account that the link was mailed to. */
export interface LinkOwner {
  email: string;
}

/** Body of `POST /api/auth/password-reset`. Check the new password with `newPasswordSchema`. */
export const passwordResetSchema = linkTokenSchema.shape({
  new_password: string()
    .required(invalid.required)
    .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max)),
});

/** `data` of `POST /api/auth/invitation/details`. */
export interface InvitationDetails extends LinkOwner {
  name: string;
  /** Company whose panel the person joins. */
  company: string;
  /** Name of the user who sent the invitation. */
  invited_by: string;
  /** Label of the role. */
  role: string;
}

/**
 * Body of `POST /api/auth/change-password`. Check the rules of the new password with `newPasswordSchema`, which needs
 * the user's data.
 */
export const changePasswordSchema = object({
  ticket: tokenSchema,
  new_password: string()
    .required(invalid.required)
    .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max)),
});

/** User data for display, stored in local storage as `user_data`. The server never trusts it. */
export interface UserData {
  name: string;
  email: string;
  role_group: RoleGroup;
}

/** Response of `POST /api/auth/login` (product §7) and of the last step of every other login flow. */
export interface LoginResponse {
  success: boolean;
  message?: string;
  token: string | null;
  /** Remaining lifetime of the session in seconds, counted from the response. */
  expires_in: number;
  data: UserData;
  /** Recovery codes, returned only once, when the user set up the authenticator app during this sign-in. */
  recovery_codes?: string[];
}
/** @deprecated since 1.1.0: use {@link LoginResponse}. */
export type LoginAnswer = LoginResponse;

/** Step that is still required after a correct password. */
export type NextStep = 'second-factor' | 'set-up-second-factor' | 'change-password';

/** Methods of the second factor. `passkey` uses the passkey endpoints and no challenge token. */
export type SecondFactorMethod = 'totp' | 'recovery-code' | 'passkey';

/** Response of a sign-in that needs another step (product §4). */
export interface NextStepResponse {
  success: true;
  message: string;
  token: null;
  next: NextStep;
  /** Challenge token for the next step: valid for ten minutes, in this browser, for one use. */
  ticket: string;
  /** Second-factor methods available to the user; present only when `next` is `second-factor`. */
  methods?: SecondFactorMethod[];
  recovery_codes?: string[];
}
/** @deprecated since 1.1.0: use {@link NextStepResponse}. */
export type NextStepAnswer = NextStepResponse;

/** Response of a sign-in step: finished when `token` is a text, otherwise `next` names the next step. */
export type SignInResponse = LoginResponse | NextStepResponse;
/** @deprecated since 1.1.0: use {@link SignInResponse}. */
export type SignInAnswer = SignInResponse;

/** Setup data of a new authenticator app. The secret is returned only during the setup. */
export interface TotpSetUp {
  /** TOTP secret for manual entry, in groups of four letters. */
  secret: string;
  /** `otpauth:` URI that opens an authenticator app on the same device. */
  uri: string;
  qr: QrCode;
}

/**
 * QR code as a square of `size` modules, including the quiet zone. `path` is the `d` attribute of an SVG path over the
 * dark modules.
 */
export interface QrCode {
  size: number;
  path: string;
}

/** `data` of `GET /api/admin/status`. */
export interface StatusData {
  user: UserData;
  rights: Right[];
  expires_at: string;
  /**
   * Remaining lifetime of the session in seconds, counted from the response. The panel uses this value, because the
   * clock of its machine may be wrong.
   */
  expires_in: number;
  unread: { contact?: number; human_resources?: number };
}
