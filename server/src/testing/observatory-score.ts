/** What Mozilla's Observatory evaluates for one page: a response over https and its markup. */
export interface ScoredPage {
  headers: Headers;
  html: string;
}

interface Finding {
  points: number;
  /** Counts only for a page that has a high score without it. */
  isBonus?: boolean;
}

const START = 100;
const BONUS_FROM = 90;
const HALF_A_YEAR_S = 15_768_000;
const PRIVATE_REFERRER: ReadonlySet<string> = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/**
 * Returns the score by Observatory's own table (mdn-http-observatory, version 4 of its algorithm); HSTS preloading is
 * not considered.
 */
export function observatoryScore(page: ScoredPage): number {
  const findings = [policy, cookies, referrer, scripts, framing, isolation, transport, sniffing, sharing].flatMap(
    (rule) => rule(page),
  );
  const plain = findings.reduce((sum, { points, isBonus }) => (isBonus ? sum : sum + points), START);
  const bonus = findings.reduce((sum, { points, isBonus }) => (isBonus ? sum + points : sum), 0);
  return Math.max(0, plain >= BONUS_FROM ? plain + bonus : plain);
}

const minus = (points: number): Finding[] => [{ points: -points }];
const plus = (points: number): Finding[] => [{ points, isBonus: true }];
const NOTHING: readonly Finding[] = [];

/** Returns the directives of a Content Security Policy by name. */
function directives({ headers }: ScoredPage): Map<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(' '));
  return new Map(parts.flatMap(([name = '', ...values]) => (name === '' ? [] : [[name, values]])));
}

function policy(page: ScoredPage): readonly Finding[] {
  const all = directives(page);
  if (all.size === 0) return minus(25);
  const sources = (name: string) => all.get(name) ?? all.get('default-src') ?? ['*'];
  const scriptSources = sources('script-src');
  if (isUnsafe(scriptSources) || isOpen(scriptSources) || isOpen(sources('object-src'))) return minus(20);
  if (isUnsafe(sources('style-src'))) return NOTHING;
  return plus(isClosed(all) ? 10 : 5);
}

function isClosed(all: ReadonlyMap<string, readonly string[]>): boolean {
  return all.get('default-src')?.join() === "'none'" && /^'(?:none|self)'$/.test(all.get('form-action')?.join() ?? '');
}

function isOpen(values: readonly string[]): boolean {
  return values.some((value) => ['*', 'http:', 'https:', 'data:'].includes(value));
}

function isUnsafe(values: readonly string[]): boolean {
  return values.some((value) => /^'unsafe-(?:inline|eval)'$/.test(value));
}

function cookies({ headers }: ScoredPage): readonly Finding[] {
  const set = headers.getSetCookie().map((line) => line.toLowerCase());
  if (set.length === 0) return NOTHING;
  if (set.some((line) => !line.includes('; secure'))) return minus(40);
  if (set.some((line) => !line.includes('; httponly'))) return minus(30);
  return set.every((line) => line.includes('; samesite=')) ? plus(5) : NOTHING;
}

function referrer({ headers }: ScoredPage): readonly Finding[] {
  return PRIVATE_REFERRER.has(headers.get('referrer-policy') ?? '') ? plus(5) : NOTHING;
}

function scripts({ html }: ScoredPage): readonly Finding[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="(?<src>[^"]*)"[^>]*>/g)];
  if (tags.length === 0) return NOTHING;
  const isForeign = ([tag, src = '']: RegExpMatchArray) => /^(?:https?:)?\/\//.test(src) && !tag.includes('integrity=');
  if (tags.some(isForeign)) return minus(5);
  return tags.every(([tag]) => tag.includes('integrity=')) ? plus(5) : NOTHING;
}

function framing(page: ScoredPage): readonly Finding[] {
  return directives(page).has('frame-ancestors') || page.headers.has('x-frame-options') ? plus(5) : minus(20);
}

function isolation({ headers }: ScoredPage): readonly Finding[] {
  return [
    ...(['same-origin', 'same-site'].includes(headers.get('cross-origin-resource-policy') ?? '') ? plus(10) : []),
    ...(['require-corp', 'credentialless'].includes(headers.get('cross-origin-embedder-policy') ?? '') ? plus(10) : []),
    ...(headers.get('cross-origin-opener-policy') === 'same-origin' ? plus(10) : []),
  ];
}

function transport({ headers }: ScoredPage): readonly Finding[] {
  const seconds = /max-age=(?<seconds>\d+)/.exec(headers.get('strict-transport-security') ?? '')?.groups?.['seconds'];
  if (seconds === undefined) return minus(20);
  return Number(seconds) < HALF_A_YEAR_S ? minus(10) : NOTHING;
}

function sniffing({ headers }: ScoredPage): readonly Finding[] {
  return headers.get('x-content-type-options') === 'nosniff' ? NOTHING : minus(5);
}

function sharing({ headers }: ScoredPage): readonly Finding[] {
  const isForAll = headers.get('access-control-allow-origin') !== null;
  return isForAll && headers.get('access-control-allow-credentials') === 'true' ? minus(50) : NOTHING;
}
