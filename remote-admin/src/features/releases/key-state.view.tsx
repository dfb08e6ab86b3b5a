import type { PublishKeyRow } from '@vitrin/shared-contracts/release-management';
import { StateDot } from '../../ui/state-dot.tsx';
import styles from './keys.module.css';

const DAY_MS = 24 * 60 * 60_000;

type KeyStateName = 'valid' | 'expired' | 'revoked';

export function keyState({ revoked_at, expires_at }: PublishKeyRow): KeyStateName {
  if (revoked_at !== null) return 'revoked';
  return new Date(expires_at).getTime() <= Date.now() ? 'expired' : 'valid';
}

/** Returns the number of whole days until a credential expires. */
function daysLeft({ expires_at }: PublishKeyRow): number {
  return Math.floor((new Date(expires_at).getTime() - Date.now()) / DAY_MS);
}

/** Days before expiry from which a warning is shown, because the team's pipeline would soon fail. */
const WARNING_DAYS = 14;

/** Shows whether a credential is valid, expired or revoked. */
export function KeyState({ row }: { row: PublishKeyRow }) {
  const { tone, text } = appearanceOf(row);
  return (
    <span className={styles.keyState}>
      <StateDot tone={tone} />
      {text}
    </span>
  );
}

function appearanceOf(row: PublishKeyRow): { tone: 'good' | 'warn' | 'bad' | 'off'; text: string } {
  const state = keyState(row);
  if (state === 'revoked') return { tone: 'off', text: 'İptal edildi' };
  if (state === 'expired') return { tone: 'bad', text: 'Süresi doldu' };
  const left = daysLeft(row);
  if (left >= WARNING_DAYS) return { tone: 'good', text: 'Geçerli' };
  return { tone: 'warn', text: `Geçerli, ${left < 1 ? 'bugün bitiyor' : `${left} gün kaldı`}` };
}
