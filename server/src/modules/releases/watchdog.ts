import type { Unit } from 'shared-contracts/releases';
import { createVoices, WINDOW_MS, type Tally, type Voices } from './voices.ts';

/** Fewer may be one person trying again and again, or one office with a broken proxy. */
const LEAST_FAILING = 5;
/** Soon after a release went by what visitors say, false reports would need as many liars again. */
const CERTAIN_FAILING = 2 * LEAST_FAILING;
/** Where most start well, it is some browser's or network's trouble: these visitors get the release before by themselves. */
const FAILING_SHARE = 0.5;
/** Where nothing could be done about what visitors say, as with no sound release left, it is tried again after this long. */
const AGAIN_MS = 60_000;

/** What one voice says of a release that it got. */
export interface Word {
  unit: Unit;
  id: string;
  /** An address or, for staff, a session: an office behind one address is several voices. */
  voice: string;
  failed: boolean;
}

export interface Trouble {
  unit: Unit;
  id: string;
  /** Who tells of it: browsers, which anybody can be, or the server itself. */
  seenBy: 'visitors' | 'server';
  /** Why, in a sentence that staff read. */
  reason: string;
  /** So many say so that it is believed again soon after a release of the unit went by itself. */
  isCertain: boolean;
}

/** Takes a release away from visitors. */
export type Retreat = (trouble: Trouble) => Promise<void>;

export interface Watchdog {
  hear(word: Word): Promise<void>;
  /** What the server has seen itself needs no second voice, and waits for nothing that visitors have said. */
  act(trouble: Omit<Trouble, 'seenBy' | 'isCertain'>): Promise<void>;
}

interface Entry {
  voices: Voices;
  heardAt: number;
  acted: { at: number; isCertain: boolean } | null;
}

/**
 * Sees when a release fails too many of its visitors. Anybody can say that one does: a voice counts once, only releases that
 * visitors get now are heard of. The most that false reports can bring about is that the last healthy release stands again, once
 * an hour, or by twice as many liars.
 * Each process judges by its own visitors; the first to decide moves the pointer, which the others then see.
 */
export function createWatchdog(retreat: Retreat, now: () => number = Date.now): Watchdog {
  const releases = new Map<string, Entry>();

  const entryOf = (unit: Unit, id: string) => {
    for (const [key, { heardAt }] of releases) if (heardAt < now() - WINDOW_MS) releases.delete(key);
    const key = `${unit} ${id}`;
    const entry = releases.get(key) ?? { voices: createVoices(now), heardAt: now(), acted: null };
    entry.heardAt = now();
    releases.set(key, entry);
    return entry;
  };
  const believe = async (trouble: Trouble): Promise<void> => {
    const entry = entryOf(trouble.unit, trouble.id);
    const { acted } = entry;
    if (acted && now() - acted.at < AGAIN_MS && acted.isCertain === trouble.isCertain) return;
    entry.acted = { at: now(), isCertain: trouble.isCertain };
    await retreat(trouble);
  };

  return {
    async hear({ unit, id, voice, failed }) {
      const tally = entryOf(unit, id).voices.note(voice, failed);
      const isCertain = tally.failing >= CERTAIN_FAILING;
      if (isTrouble(tally)) await believe({ unit, id, seenBy: 'visitors', reason: reasonOf(tally), isCertain });
    },
    act: (trouble) => retreat({ ...trouble, seenBy: 'server', isCertain: true }),
  };
}

function isTrouble({ failing, voices }: Tally): boolean {
  return failing >= LEAST_FAILING && failing >= voices * FAILING_SHARE;
}

function reasonOf({ failing, voices }: Tally): string {
  return `Son ${WINDOW_MS / 60_000} dakikada ${voices} ziyaretçinin ${failing} tanesinde çalışmadı.`;
}
