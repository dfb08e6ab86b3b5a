import type { LanguageRecord } from 'shared-contracts/languages';
import type { MediaRecord } from 'shared-contracts/media';
import type { Focus } from 'shared-contracts/pictures';

/** Every language has its field. */
export interface MediaValues {
  alts: Record<string, string>;
  focus: Focus;
  folder: string;
}

export function mediaValues({ alts, focus, folder }: MediaRecord, languages: readonly LanguageRecord[]): MediaValues {
  return { alts: Object.fromEntries(languages.map(({ abbr }) => [abbr, alts[abbr] ?? ''])), focus, folder };
}

/** What the write sends; the focal point only where it has moved, for every new one makes new files. */
export function mediaInput({ alts, focus, folder }: MediaValues, record: MediaRecord, version: number | null) {
  const moved = focus.x !== record.focus.x || focus.y !== record.focus.y;
  return { version, alts, folder, ...(moved ? { focus } : {}) };
}
