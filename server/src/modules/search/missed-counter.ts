import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { createAgentClasses } from '../visits/agent-classes.ts';
import { saveMissed, type MissedCount } from './missed-searches.repository.ts';

/** A search as a visitor has asked for it. */
export interface CountedSearch {
  search: string;
  lang: string;
}

/**
 * Counts searches in vain. A term is stored only after several visitors have searched it, so that what one person has typed, a name
 * for example, never is. Until then it is in memory only, beside keyed hashes that end with the process.
 */
export interface MissedCounter {
  /** Remembers that nothing has all words of a search. */
  noteEmpty(search: CountedSearch): void;
  /** Counts a search that has found nothing; others are ignored. */
  record(search: CountedSearch, request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
  flush(db: Db): Promise<void>;
}

/** Visitors before a term is stored. */
const MIN_VISITORS = 3;
/** Terms that are kept in memory. */
const MAX_TERMS = 2_000;
/** Maximum number of searches that wait for the bot patterns to load. */
const MAX_WAITING = 200;
/** Telephone and identity numbers. */
const LONG_NUMBER = /\p{N}{6}/u;

interface WaitingSearch {
  key: string;
  term: string;
  lang: string;
  visitor: string;
  agent: string;
}

export function createMissedCounter(): MissedCounter {
  const agents = createAgentClasses();
  const salt = randomBytes(16);
  const empty = new LRUCache<string, true>({ max: MAX_TERMS });
  const visitors = new LRUCache<string, Set<string>>({ max: MAX_TERMS });
  let counts = new Map<string, MissedCount>();
  let waiting: WaitingSearch[] = [];

  const countPerson = (search: WaitingSearch): void => {
    const agent = agents.classify(search.agent);
    if (agent === null && waiting.length < MAX_WAITING && waiting.push(search) === 1) void countWaiting();
    if (agent !== null && agent !== 'bot') count(search);
  };
  const countWaiting = async (): Promise<void> => {
    await agents.ready();
    const known = waiting;
    waiting = [];
    for (const search of known) countPerson(search);
  };
  const count = ({ key, term, lang, visitor }: WaitingSearch): void => {
    const known = visitors.get(key) ?? new Set<string>();
    visitors.set(key, known);
    const isStored = known.size === MIN_VISITORS;
    if (!isStored) known.add(visitor);
    if (known.size < MIN_VISITORS || counts.size >= MAX_TERMS) return;
    const day = istanbulDay();
    const stored = counts.get(`${day} ${key}`)?.count ?? 0;
    // With the last of the first visitors, the others are counted too.
    counts.set(`${day} ${key}`, { day, lang, term, count: stored + (isStored ? 1 : MIN_VISITORS) });
  };

  return {
    noteEmpty({ search, lang }) {
      const term = countedTerm(search);
      if (term !== null) empty.set(`${lang} ${term}`, true);
    },
    record({ search, lang }, request) {
      const term = countedTerm(search);
      if (term === null || !empty.has(`${lang} ${term}`)) return;
      const agent = request.headers['user-agent'] ?? '';
      countPerson({ key: `${lang} ${term}`, term, lang, visitor: visitorKey(salt, request), agent });
    },
    async flush(db) {
      if (waiting.length > 0) await countWaiting();
      const taken = [...counts.values()];
      counts = new Map();
      if (taken.length > 0) await saveMissed(db, taken);
    },
  };
}

/** Returns the term under which a search is counted; null for one that may name a person or is too long. */
export function countedTerm(search: string): string | null {
  const term = fold(search).replaceAll(/\s+/gu, ' ').trim();
  const isPersonal = search.includes('@') || LONG_NUMBER.test(term.replaceAll(/[\s()+./-]/gu, ''));
  return term === '' || isPersonal || term.length > limits.visitorSearch.missed.length ? null : term;
}

function visitorKey(salt: Buffer, { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const parts = [headers['x-forwarded-for'], socket.remoteAddress, headers['user-agent']];
  return createHash('sha256').update(salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
