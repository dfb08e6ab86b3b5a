import { string, ValidationError } from 'yup';
import { commonPasswords } from './common-passwords.ts';
import { fold } from './fold.ts';
import { limits } from './limits.ts';
import { invalid } from './validation.ts';

/** User who sets the password. The password must not contain public data about the user or the company. */
export interface PasswordOwner {
  email?: string;
  /** Names of the company on the site and in the panel. */
  companyNames?: readonly string[];
}

/**
 * Error messages of the rules of a new password. `same` is checked separately, because it needs the current password.
 */
export const weakPassword = {
  common: 'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz',
  monotonous: 'Şifre En Az 4 Farklı Karakter İçermelidir',
  company: 'Şifre Şirket Adını İçeremez',
  email: 'Şifre E-Posta Adresinizin Bir Parçasını İçeremez',
  same: 'Yeni Şifre Eskisinden Farklı Olmalıdır',
} as const;

const PRODUCT = 'Vitrin';
const DISTINCT_LETTERS = 4;
/** Minimum number of letters of a company word; shorter ones occur inside too many other words. */
const COMPANY_WORD = 5;
const EMAIL_WORD = 4;

/**
 * Returns the schema of a new password (8 to 21 characters, product §5). The sign-in form has its own rules. Without an
 * owner only the general rules are checked.
 * @example
 * ```ts
 * const schema = newPasswordSchema({ email: user.email, companyNames: [branding.companyName] });
 * const { errors } = validate(schema, password); // { '': message } or undefined
 * ```
 */
export function newPasswordSchema({ email = '', companyNames = [] }: PasswordOwner = {}) {
  const company = [...companyNames, PRODUCT].flatMap(companyWords);
  const address = wordsOf(email).filter((word) => word.length >= EMAIL_WORD);
  return string()
    .required(invalid.required)
    .min(limits.newPassword.min, invalid.tooShort(limits.newPassword.min))
    .max(limits.newPassword.max, invalid.tooLong(limits.newPassword.max))
    .test(rule(weakPassword.common, (password) => !isCommon(password)))
    .test(rule(weakPassword.monotonous, (password) => new Set(password).size >= DISTINCT_LETTERS))
    .test(rule(weakPassword.company, (password) => !containsOneOf(password, company)))
    .test(rule(weakPassword.email, (password) => !containsOneOf(password, address)));
}

/** Rule of a new password: its label, and whether the password meets it. */
export interface PasswordRule {
  label: string;
  isMet: boolean;
}

/**
 * Returns the password rules with labels and whether the password meets them, for a list that is updated while the user
 * types. No rule is met by an empty password.
 * @param password - current value of the field
 * @param owner - user who sets the password; an empty `email` omits the e-mail rule
 */
export function passwordRules(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const { min, max } = limits.newPassword;
  const objections = brokenRules(password, owner);
  const without = (...messages: string[]) => password !== '' && !messages.some((message) => objections.has(message));
  return [
    { label: `${min} ile ${max} karakter arasında`, isMet: without(invalid.tooShort(min), invalid.tooLong(max)) },
    { label: 'En az 4 farklı karakter', isMet: without(weakPassword.monotonous) },
    { label: 'Yaygın bir şifre değil', isMet: without(weakPassword.common) },
    { label: 'Şirket adını içermiyor', isMet: without(weakPassword.company) },
    // With a passkey sign-in the page does not know the e-mail address; only the server checks that rule.
    ...(owner.email === ''
      ? []
      : [{ label: 'E-posta adresinizin bir parçasını içermiyor', isMet: without(weakPassword.email) }]),
  ];
}

function brokenRules(password: string, owner: PasswordOwner): ReadonlySet<string> {
  try {
    newPasswordSchema(owner).validateSync(password, { abortEarly: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return new Set(error.errors);
  }
}

function rule(message: string, isValid: (password: string) => boolean) {
  return { name: message, message, skipAbsent: true, test: isValid } as const;
}

/** Matches from the first to the last letter, without surrounding digits and symbols. */
const LETTERS = /[a-z](?:.*[a-z])?/s;

function isCommon(password: string): boolean {
  const folded = fold(password);
  return commonPasswords.has(folded) || commonPasswords.has(LETTERS.exec(folded)?.[0] ?? '');
}

function containsOneOf(password: string, texts: readonly string[]): boolean {
  const letters = withoutSeparators(password);
  return texts.some((word) => letters.includes(word));
}

/** Returns the whole name without separators, and its longer words. */
function companyWords(name: string): string[] {
  return [withoutSeparators(name), ...wordsOf(name)].filter((word) => word.length >= COMPANY_WORD);
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function withoutSeparators(text: string): string {
  return wordsOf(text).join('');
}
