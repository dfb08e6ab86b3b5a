import type { SpamReason } from '@vitrin/shared-contracts/mailbox';
import { normalizeWords } from './normalize-words.ts';
import { spamWords } from './spam-words.ts';

/** Signals of a form about its sender. */
export interface FormSignals {
  /** Content of the honeypot field, which is hidden from users. */
  honeypot: string;
  /** Milliseconds from the first interaction to the submission; null if no script measured them. */
  fillTime: number | null;
  /** All text that the visitor wrote. */
  text: string;
  /** Language in which the visitor reads the site. */
  lang: string;
  /** Number of other senders who have recently sent the same text. */
  repeatedByOthers: number;
  /** The e-mail address in lowercase. */
  sender: string;
}

/** Rules of staff besides the built-in ones. */
export interface ScoringRules {
  /** Points at which a message is quarantined. */
  threshold: number;
  /** Suspected words besides the built-in ones, as returned by `plainWords()`. */
  words: readonly string[];
  blocked: Senders;
  allowed: Senders;
}

/**
 * Default points at which a message is quarantined. It is never lost, and the visitor gets the same response (product
 * §11).
 */
export const QUARANTINE_FROM = 60;

const MIN_FILL_MS = 3_000;

type Scale = (signs: FormSignals, words: readonly string[]) => number;

/** Points of each signal. The honeypot alone is enough; a single link, a single word or fast typing never is. */
const signalPoints: Readonly<Record<Exclude<SpamReason, 'blocked-sender' | 'by-hand'>, Scale>> = {
  honeypot: ({ honeypot }) => (honeypot.trim() === '' ? 0 : 100),
  'too-fast': ({ fillTime }) => (fillTime !== null && fillTime < MIN_FILL_MS ? 30 : 0),
  links: ({ text }) => pointsOfStep(countLinks(text), [2, 15], [3, 30], [6, 60]),
  words: ({ text }, words) => pointsOfStep(countWords(text, words), [1, 20], [2, 40], [3, 60]),
  repeated: ({ repeatedByOthers }) => pointsOfStep(repeatedByOthers, [1, 30], [3, 60]),
  'foreign-script': ({ text, lang }) => pointsOfStep(nonLatinShare(text, lang), [0.2, 20], [0.5, 40]),
};

export interface SpamScore {
  points: number;
  /** Signals that gave points, the highest first. */
  reasons: SpamReason[];
}

/** Computes the spam score; `words` are suspected besides the built-in ones. */
export function spamScore(signs: FormSignals, words: readonly string[] = []): SpamScore {
  const found = Object.entries(signalPoints)
    .map(([reason, points]) => ({ reason: reason as SpamReason, points: points(signs, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((left, right) => right.points - left.points);
  return { points: found.reduce((sum, { points }) => sum + points, 0), reasons: found.map(({ reason }) => reason) };
}

/**
 * Returns the reasons for quarantine; empty if the message is not quarantined. For an allowed sender only the honeypot
 * counts.
 */
export function quarantineReasons(signs: FormSignals, weights: ScoringRules): SpamReason[] {
  const { points, reasons } = spamScore(signs, weights.words);
  const current = listedAs(signs.sender, weights);
  if (current === 'blocked') return ['blocked-sender', ...reasons];
  const isQuarantined = current === 'allowed' ? reasons.includes('honeypot') : points >= weights.threshold;
  return isQuarantined ? reasons : [];
}

/** Returns the points of the highest step that the value has reached. */
function pointsOfStep(value: number, ...steps: readonly (readonly [from: number, points: number])[]): number {
  return steps.findLast(([from]) => value >= from)?.[1] ?? 0;
}

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** Counts the distinct listed words that occur in the text as whole words. */
function countWords(text: string, added: readonly string[]): number {
  const words = ` ${normalizeWords(text)} `;
  return new Set([...spamWords, ...added].filter((word) => words.includes(` ${word} `))).size;
}

/** Returns the share of letters that are not Latin; 0 for visitors who read the site in another script. */
function nonLatinShare(text: string, lang: string): number {
  if (new Intl.Locale(lang).maximize().script !== 'Latn') return 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (letters - latin) / letters;
}

/** Addresses, and whole domains as `@alan.com`, in lowercase. */
type Senders = ReadonlySet<string>;

/**
 * Returns the list that a sender is in. The full address is looked up before its domain, so that one sender can be
 * exempted from a rule about the domain. If both lists have the same entry, it is blocked, because a blocked message is
 * only quarantined.
 */
function listedAs(sender: string, lists: { blocked: Senders; allowed: Senders }): 'blocked' | 'allowed' | null {
  for (const entry of [sender, sender.slice(sender.lastIndexOf('@'))]) {
    if (lists.blocked.has(entry)) return 'blocked';
    if (lists.allowed.has(entry)) return 'allowed';
  }
  return null;
}
