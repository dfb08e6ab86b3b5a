/**
 * A release is judged by what was said of it in the last minutes: long enough for a small site to be heard, short enough for
 * a fault of this morning not to weigh on this evening.
 */
export const WINDOW_MS = 5 * 60_000;
/** What one release remembers: beyond it the oldest voices go, and memory stays small whoever speaks. */
const MOST_VOICES = 5_000;

export interface Tally {
  /** Voices whose last word in the window was a failed start. */
  failing: number;
  voices: number;
}

export interface Voices {
  /** One voice counts once: its last word replaces the one before. */
  note(voice: string, failed: boolean): Tally;
}

/** Who said what of one release lately. Kept in memory, for the length of the window alone. */
export function createVoices(now: () => number = Date.now): Voices {
  /** In the order of their last words. */
  const words = new Map<string, { at: number; failed: boolean }>();
  const forgetOld = () => {
    const start = now() - WINDOW_MS;
    for (const [voice, { at }] of words) {
      if (at >= start && words.size <= MOST_VOICES) break;
      words.delete(voice);
    }
  };
  return {
    note(voice, failed) {
      words.delete(voice);
      words.set(voice, { at: now(), failed });
      forgetOld();
      if (!failed) return { failing: 0, voices: words.size };
      return { failing: [...words.values()].filter((word) => word.failed).length, voices: words.size };
    },
  };
}
