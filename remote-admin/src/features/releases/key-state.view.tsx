import type { PublishKeyRow } from 'shared-contracts/release-management';
import { StateDot } from '../../shared/state-dot.tsx';
import { daysLeft, keyState } from './key-state.ts';
import styles from './keys.module.css';

/** From so many days before its end on, a credential is about to fail its pipeline. */
const NEAR_DAYS = 14;

/** Whether a credential can still be used, in words. */
export function KeyState({ row }: { row: PublishKeyRow }) {
  const { tone, text } = looks(row);
  return (
    <span className={styles.keyState}>
      <StateDot tone={tone} />
      {text}
    </span>
  );
}

function looks(row: PublishKeyRow): { tone: 'good' | 'warn' | 'bad' | 'off'; text: string } {
  const state = keyState(row);
  if (state === 'revoked') return { tone: 'off', text: 'İptal edildi' };
  if (state === 'expired') return { tone: 'bad', text: 'Süresi doldu' };
  const left = daysLeft(row);
  if (left >= NEAR_DAYS) return { tone: 'good', text: 'Geçerli' };
  return { tone: 'warn', text: `Geçerli, ${left < 1 ? 'bugün bitiyor' : `${left} gün kaldı`}` };
}
