import type { AnnouncementRow, AnnouncementShape, AnnouncementTone } from '@vitrin/shared-contracts/announcements';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { exactTime } from '@vitrin/shared-contracts/relative-time';

export const shapeLabels: Readonly<Record<AnnouncementShape, string>> = { bar: 'Şerit', card: 'Kart' };

export const toneLabels: Readonly<Record<AnnouncementTone, string>> = {
  info: 'Bilgi',
  important: 'Önemli',
  mourning: 'Taziye',
};

/** Whether visitors see a notice, or why not, in words. */
export interface StateNote {
  tone: 'good' | 'warn' | 'off';
  text: string;
}

type StatedRow = Pick<AnnouncementRow, 'starts_at' | 'ends_at' | 'states'>;

/** Returns one note for what is so in all languages, or one for each language in which visitors do not see the notice. */
export function stateNotes(row: StatedRow, languages: readonly LanguageInfo[]): StateNote[] {
  const states = Object.entries(row.states);
  const [, first = 'public'] = states[0] ?? [];
  if (states.every(([, state]) => state === first) && first !== 'untranslated') return [stateNote(first, row)];
  const shown = states.some(([, state]) => state === 'public') ? [stateNote('public', row)] : [];
  const hidden = states
    .filter(([, state]) => state !== 'public')
    .map(([abbr, state]) =>
      inLanguage(languages.find((each) => each.abbr === abbr)?.lang ?? abbr, stateNote(state, row)),
    );
  return [...shown, ...hidden];
}

type State = StatedRow['states'][string];

function stateNote(state: State, { starts_at, ends_at }: StatedRow): StateNote {
  const notes: Readonly<Record<State, StateNote>> = {
    public: { tone: 'good', text: ends_at ? `Görünüyor · Bitiş: ${timeOf(ends_at)}` : 'Görünüyor' },
    off: { tone: 'off', text: 'Kapalı' },
    scheduled: { tone: 'warn', text: `${timeOf(starts_at)} itibarıyla görünecek` },
    ended: { tone: 'off', text: `Sona erdi: ${timeOf(ends_at)}` },
    untranslated: { tone: 'warn', text: 'metni yok' },
    pageless: { tone: 'warn', text: 'Seçilen sayfaların hiçbiri yayında değil' },
  };
  return notes[state];
}

function inLanguage(lang: string, { tone, text }: StateNote): StateNote {
  return { tone, text: text === 'metni yok' ? `${lang} metni yok` : `${lang}: ${text}` };
}

const timeOf = (time: string | null) => (time === null ? '' : exactTime(new Date(time)));
