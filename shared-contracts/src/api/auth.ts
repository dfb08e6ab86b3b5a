import { boolean, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Right, RoleGroup } from '../rules/rights.ts';
import { invalid } from '../rules/validation.ts';

/** A staff e-mail: the sign-in form's rule and that of every new account (product §5). */
export const emailSchema = string()
  .trim()
  .required(invalid.required)
  .min(limits.email.min, invalid.tooShort(limits.email.min))
  .max(limits.email.max, invalid.tooLong(limits.email.max))
  .email(invalid.email);

/** What the sign-in form takes (product §5), also where somebody who is signed in is asked again. */
export const askedPasswordSchema = string()
  .required(invalid.required)
  .min(limits.password.min, invalid.tooShort(limits.password.min))
  .max(limits.password.max, invalid.tooLong(limits.password.max));

/** The sign-in form (product §5): whitespace around the e-mail is trimmed first. */
export const loginSchema = object({ email: emailSchema, password: askedPasswordSchema });

export const loginFormSchema = loginSchema.shape({ remember: boolean().default(false) });

export type LoginInput = InferType<typeof loginSchema>;
export type LoginFormInput = InferType<typeof loginFormSchema>;

const TICKET = 43;

/** What every step after the first one carries. */
const ticketSchema = string().required(invalid.required).length(TICKET);

export const ticketOnlySchema = object({ ticket: ticketSchema });

/** POST /api/auth/second-factor: the six digits of the authenticator app, or a recovery code. */
export const secondFactorSchema = object({
  ticket: ticketSchema,
  code: string()
    .trim()
    .required(invalid.required)
    .max(limits.secondFactorCode.max, invalid.tooLong(limits.secondFactorCode.max)),
});

/** POST /api/auth/browser-link: who wants a link mailed. */
export const browserLinkSchema = object({ email: emailSchema });

/** Account, end of its time and signature. */
const BROWSER_LINK = 90;

/** POST /api/auth/known-browser: what the mailed link carries behind `knownBrowserMark`. */
export const knownBrowserSchema = object({ token: string().required(invalid.required).max(BROWSER_LINK) });

/** `data` of POST /api/auth/known-browser. */
export interface KnownBrowser {
  email: string;
}

/** POST /api/auth/change-password: the rules of new passwords come besides, as they need to know the person. */
export const changePasswordSchema = object({
  ticket: ticketSchema,
  new_password: string()
    .required(invalid.required)
    .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max)),
});

/** Kept in local storage as `user_data`; for display only, the server never trusts it. */
export interface UserData {
  name: string;
  email: string;
  role_group: RoleGroup;
}

/** Answer of POST /api/auth/login (product §7) and of the last step of every other way in. */
export interface LoginAnswer {
  success: boolean;
  message?: string;
  token: string | null;
  /** Seconds from now. */
  expires_in: number;
  data: UserData;
  /** Where the authenticator app was set up on the way: shown this once. */
  recovery_codes?: string[];
}

/** What still stands between a right password and the session. */
export type NextStep = 'second-factor' | 'set-up-second-factor' | 'change-password';

/** Ways of proving the second step. `passkey` goes by the passkey calls, without the ticket. */
export type SecondFactorMethod = 'totp' | 'recovery-code' | 'passkey';

/** Answer of a sign-in that is not finished (product §4). */
export interface NextStepAnswer {
  success: true;
  message: string;
  token: null;
  next: NextStep;
  /** Good for ten minutes, in this browser, once. */
  ticket: string;
  /** With `second-factor` alone. */
  methods?: SecondFactorMethod[];
  recovery_codes?: string[];
}

export type SignInAnswer = LoginAnswer | NextStepAnswer;

/** A new authenticator app: its secret is shown while it is set up and never again. */
export interface TotpSetUp {
  /** For typing, in groups of four letters. */
  secret: string;
  /** For apps on the same machine. */
  uri: string;
  qr: QrCode;
}

/** Square of `size` modules, with a quiet border; `path` fills the dark ones as the `d` of an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

/** `data` of GET /api/admin/status. */
export interface StatusData {
  user: UserData;
  rights: Right[];
  expires_at: string;
  /** Seconds from now: what the panel goes by, whatever the clock of its machine says. */
  expires_in: number;
  unread: { contact?: number; human_resources?: number };
}
