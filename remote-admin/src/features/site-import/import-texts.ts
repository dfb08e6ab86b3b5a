import {
  importTypeLabels,
  type ImportCount,
  type ImportItemState,
  type ImportJob,
  type ImportType,
} from '@vitrin/shared-contracts/site-import';
import { formatNumber } from '../../data/format-number.ts';

type States = Readonly<Record<ImportItemState, string>>;

/** What became of items, after their number. */
const happened: States = {
  pending: 'bekliyor',
  created: 'eklendi',
  updated: 'güncellendi',
  unchanged: 'aynı kaldı',
  left: 'alınmadı',
};

const planned: States = {
  pending: 'bekliyor',
  created: 'eklenecek',
  updated: 'güncellenecek',
  unchanged: 'aynı kalacak',
  left: 'alınmayacak',
};

/** Returns what became of an item, or what would become of it. */
export function stateLabel(state: ImportItemState, { isPlan }: { isPlan: boolean }): string {
  return (isPlan ? planned : happened)[state];
}

export interface KindSentence {
  type: ImportType;
  text: string;
  done: number;
  total: number;
}

const order: readonly ImportItemState[] = ['created', 'updated', 'unchanged', 'left', 'pending'];

/** Returns a sentence for each kind that the files contain, such as '42 makale eklenecek, 3 makale alınmayacak.' */
export function kindSentences(counts: readonly ImportCount[], { isPlan }: { isPlan: boolean }): KindSentence[] {
  const byType = Map.groupBy(counts, ({ type }) => type);
  return [...byType].map(([type, own]) => {
    const noun = type === 'left' ? 'başka öğe' : importTypeLabels[type].toLocaleLowerCase('tr');
    const parts = order.flatMap((state) => {
      const count = sumOf(own.filter((each) => each.state === state));
      return count === 0 ? [] : [`${formatNumber(count)} ${noun} ${stateLabel(state, { isPlan })}`];
    });
    const total = sumOf(own);
    return { type, text: `${parts.join(', ')}.`, total, done: total - sumOf(own.filter(isPending)) };
  });
}

const isPending = ({ state }: ImportCount) => state === 'pending';

function sumOf(counts: readonly Pick<ImportCount, 'count'>[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Returns how many items an import takes or has taken. */
export function takenOf(counts: readonly ImportCount[]): number {
  return sumOf(counts.filter(({ state }) => state === 'created' || state === 'updated'));
}

/** How far a step is: of how many items, if that is known. */
export interface StepProgress {
  done: number;
  total: number;
  text: string;
}

/** Returns how far the step in progress is. */
export function progressOf({ step, counts, done, total }: ImportJob): StepProgress {
  if (step === 'undo')
    return {
      done,
      total,
      text: total > 0 ? `${formatNumber(total)} değişikliğin ${formatNumber(done)} tanesine bakıldı.` : '',
    };
  if (done > 0) return { done: 0, total: 0, text: `Dosyalar okunuyor: ${formatNumber(done)} öğe okundu.` };
  const all = sumOf(counts);
  const ready = all - sumOf(counts.filter(isPending));
  return {
    done: ready,
    total: all,
    text: all > 0 ? `${formatNumber(all)} öğenin ${formatNumber(ready)} tanesi işlendi.` : '',
  };
}

const titles = {
  plan: {
    going: 'Deneniyor',
    waiting: 'Deneme başlıyor',
    paused: 'Deneme duraklatıldı',
    failed: 'Deneme tamamlanamadı',
  },
  import: {
    going: 'İçe aktarılıyor',
    waiting: 'İçe aktarma başlıyor',
    paused: 'İçe aktarma duraklatıldı',
    failed: 'İçe aktarma durdu',
  },
  undo: {
    going: 'Geri alınıyor',
    waiting: 'Geri alma başlıyor',
    paused: 'Geri alma duraklatıldı',
    failed: 'Geri alma durdu',
  },
} as const;

/** Returns the heading of a step in progress. */
export function stepTitle({ step, state, is_stopping }: ImportJob): string {
  const own = titles[step === 'upload' ? 'plan' : step];
  if (is_stopping) return 'Durduruluyor';
  if (state === 'waiting' || state === 'paused' || state === 'failed') return own[state];
  return own.going;
}
