import { string, ValidationError } from 'yup';
import { commonPasswords } from './common-passwords.ts';
import { fold } from './fold.ts';
import { limits } from './limits.ts';
import { invalid } from './validation.ts';

/** Whose password it is to be: nothing that strangers know of the person or the house may stand in it. */
export interface PasswordOwner {
  email?: string;
  /** As the site and the panel show them. */
  companyNames?: readonly string[];
}

export const weakPassword = {
  common: 'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz',
  monotonous: 'Şifre En Az 4 Farklı Karakter İçermelidir',
  company: 'Şifre Şirket Adını İçeremez',
  email: 'Şifre E-Posta Adresinizin Bir Parçasını İçeremez',
  same: 'Yeni Şifre Eskisinden Farklı Olmalıdır',
} as const;

const PRODUCT = 'Vitrin';
const DISTINCT_LETTERS = 4;
/** Shorter words stand in too many others. */
const COMPANY_WORD = 5;
const EMAIL_WORD = 4;

/**
 * Rules of passwords set from now on (8 to 21 characters, product §5); the sign-in form keeps its own.
 * Without an owner only what holds for everybody is checked.
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
    .test(rule(weakPassword.company, (password) => !holdsOneOf(password, company)))
    .test(rule(weakPassword.email, (password) => !holdsOneOf(password, address)));
}

export interface PasswordRule {
  label: string;
  isMet: boolean;
}

/** The rules in words, and which of them a password that is being typed keeps: for a list that follows the typing. */
export function passwordRules(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const { min, max } = limits.newPassword;
  const objections = objectionsTo(password, owner);
  const without = (...messages: string[]) => password !== '' && !messages.some((message) => objections.has(message));
  return [
    { label: `${min} ile ${max} karakter arasında`, isMet: without(invalid.tooShort(min), invalid.tooLong(max)) },
    { label: 'En az 4 farklı karakter', isMet: without(weakPassword.monotonous) },
    { label: 'Yaygın bir şifre değil', isMet: without(weakPassword.common) },
    { label: 'Şirket adını içermiyor', isMet: without(weakPassword.company) },
    // Whoever comes by a passkey tells the page no address: that rule is left to the server.
    ...(owner.email === ''
      ? []
      : [{ label: 'E-posta adresinizin bir parçasını içermiyor', isMet: without(weakPassword.email) }]),
  ];
}

function objectionsTo(password: string, owner: PasswordOwner): ReadonlySet<string> {
  try {
    newPasswordSchema(owner).validateSync(password, { abortEarly: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return new Set(error.errors);
  }
}

function rule(message: string, isFine: (password: string) => boolean) {
  return { name: message, message, skipAbsent: true, test: isFine } as const;
}

/** From the first letter to the last. */
const LETTERS = /[a-z](?:.*[a-z])?/s;

function isCommon(password: string): boolean {
  const folded = fold(password);
  return commonPasswords.has(folded) || commonPasswords.has(LETTERS.exec(folded)?.[0] ?? '');
}

function holdsOneOf(password: string, words: readonly string[]): boolean {
  const letters = squashed(password);
  return words.some((word) => letters.includes(word));
}

/** The whole name run together, and its longer words. */
function companyWords(name: string): string[] {
  return [squashed(name), ...wordsOf(name)].filter((word) => word.length >= COMPANY_WORD);
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function squashed(text: string): string {
  return wordsOf(text).join('');
}
