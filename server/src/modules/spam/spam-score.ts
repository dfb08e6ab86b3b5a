import type { SpamReason } from 'shared-contracts/mailbox';
import { plainWords } from './plain-words.ts';
import { spamWords } from './spam-words.ts';

/** What a form says about who filled it in. */
export interface FormSigns {
  /** What stands in the field that people never see. */
  honeypot: string;
  /** Milliseconds from the first interaction to the submission; null if no script measured them. */
  fillTime: number | null;
  /** All text that the visitor wrote. */
  text: string;
  /** Language in which the visitor reads the site. */
  lang: string;
  /** How many others have sent the same words lately. */
  sameFromOthers: number;
  /** The e-mail in small letters. */
  sender: string;
}

/** What staff have decided beside the built-in rules. */
export interface SpamWeights {
  /** Points from which a message waits in quarantine. */
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

const FASTEST_MS = 3_000;

type Scale = (signs: FormSigns, words: readonly string[]) => number;

/** Points of each suspicion. The honeypot alone is enough; a single link, a single word or fast fingers never are. */
const scales: Readonly<Record<Exclude<SpamReason, 'blocked-sender' | 'by-hand'>, Scale>> = {
  honeypot: ({ honeypot }) => (honeypot.trim() === '' ? 0 : 100),
  'too-fast': ({ fillTime }) => (fillTime !== null && fillTime < FASTEST_MS ? 30 : 0),
  links: ({ text }) => stepped(countLinks(text), [2, 15], [3, 30], [6, 60]),
  words: ({ text }, words) => stepped(countWords(text, words), [1, 20], [2, 40], [3, 60]),
  repeated: ({ sameFromOthers }) => stepped(sameFromOthers, [1, 30], [3, 60]),
  'foreign-script': ({ text, lang }) => stepped(foreignShare(text, lang), [0.2, 20], [0.5, 40]),
};

export interface SpamScore {
  points: number;
  /** Signals that gave points, the highest first. */
  reasons: SpamReason[];
}

/** `words` are suspected besides the built-in ones. */
export function spamScore(signs: FormSigns, words: readonly string[] = []): SpamScore {
  const found = Object.entries(scales)
    .map(([reason, points]) => ({ reason: reason as SpamReason, points: points(signs, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((left, right) => right.points - left.points);
  return { points: found.reduce((sum, { points }) => sum + points, 0), reasons: found.map(({ reason }) => reason) };
}

/** Reasons of the quarantine; none where there is no quarantine. Only the honeypot speaks against a sender who is allowed. */
export function quarantineReasons(signs: FormSigns, weights: SpamWeights): SpamReason[] {
  const { points, reasons } = spamScore(signs, weights.words);
  const standing = standingOf(signs.sender, weights);
  if (standing === 'blocked') return ['blocked-sender', ...reasons];
  const isSuspect = standing === 'allowed' ? reasons.includes('honeypot') : points >= weights.threshold;
  return isSuspect ? reasons : [];
}

/** Points of the highest step that the value has reached. */
function stepped(value: number, ...steps: readonly (readonly [from: number, points: number])[]): number {
  return steps.findLast(([from]) => value >= from)?.[1] ?? 0;
}

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** Counts the distinct listed words that occur in the text as whole words. */
function countWords(text: string, added: readonly string[]): number {
  const words = ` ${plainWords(text)} `;
  return new Set([...spamWords, ...added].filter((word) => words.includes(` ${word} `))).size;
}

/** How much of the letters is not Latin; nothing for those who read the site in another script. */
function foreignShare(text: string, lang: string): number {
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
function standingOf(sender: string, lists: { blocked: Senders; allowed: Senders }): 'blocked' | 'allowed' | null {
  for (const entry of [sender, sender.slice(sender.lastIndexOf('@'))]) {
    if (lists.blocked.has(entry)) return 'blocked';
    if (lists.allowed.has(entry)) return 'allowed';
  }
  return null;
}
