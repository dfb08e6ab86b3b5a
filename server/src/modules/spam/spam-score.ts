import type { SpamReason } from 'shared-contracts/mailbox';
import { plainWords } from './plain-words.ts';
import { spamWords } from './spam-words.ts';

/** What a form says about who filled it in. */
export interface FormSigns {
  /** What stands in the field that people never see. */
  honeypot: string;
  /** Milliseconds from the first touch to the sending; null where no script measured them. */
  fillTime: number | null;
  /** All words of the visitor. */
  text: string;
  /** Language that the visitor reads the site in. */
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
  /** Suspected words besides the built-in ones, as `plainWords()` leaves them. */
  words: readonly string[];
  blocked: Senders;
  allowed: Senders;
}

/** From here on a message waits in quarantine. It is never lost, and the visitor gets the same answer (product §11). */
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
  /** Suspicions that gave points, the gravest first. */
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

/** Different words of the lists that stand in the text as words of their own. */
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

/** Addresses, and whole domains as `@alan.com`, in small letters. */
type Senders = ReadonlySet<string>;

/**
 * Whether a sender is in a list. The whole address is looked up before its domain, so that one person can be excepted from a
 * rule about all the others; on the same footing the block wins, for it loses nothing.
 */
function standingOf(sender: string, lists: { blocked: Senders; allowed: Senders }): 'blocked' | 'allowed' | null {
  for (const entry of [sender, sender.slice(sender.lastIndexOf('@'))]) {
    if (lists.blocked.has(entry)) return 'blocked';
    if (lists.allowed.has(entry)) return 'allowed';
  }
  return null;
}
