import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { PresentUser } from '@vitrin/shared-contracts/presence';
import { relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useNow } from '../../data/use-now.ts';
import styles from './presence.module.css';
import { usePresence } from './use-presence.ts';

/** Time since the last input within which a user counts as typing. */
const TYPING_MS = 30_000;

interface PresentUsersProps {
  entity: string;
  /** Key of the record; null for one that does not exist yet. */
  record: string | null;
  /** Values of the form, to recognise input; null while they are those of the record. */
  values: unknown;
}

/** Names the other users who have the record open. */
export function PresentUsers({ entity, record, values }: PresentUsersProps) {
  const others = usePresence(entity, record, values);
  const now = useNow();
  return (
    // Always rendered, so that a screen reader announces who arrives.
    <div role="status" className={styles.present} hidden={others.length === 0}>
      {others.length === 0 ? null : (
        <>
          <IconUsers size={18} aria-hidden />
          <span>
            {/* No suffix on a name: it would have to follow its vowels. */}
            {others.length === 1 ? 'Bu kayıt şu kişide de açık: ' : 'Bu kayıt şu kişilerde de açık: '}
            <strong>{others.map(({ name }) => name).join(', ')}</strong>.
          </span>
          {/* Changes all the time, and is not worth an announcement. */}
          <span aria-hidden className={styles.input}>
            {inputText(others, now)}
          </span>
        </>
      )}
    </div>
  );
}

function inputText(others: readonly PresentUser[], now: Date): string {
  const times = others.flatMap(({ last_input_at }) => (last_input_at === null ? [] : [last_input_at]));
  const newest = times.toSorted().at(-1);
  if (newest === undefined) return 'Henüz bir şey yazmadı.';
  const moment = new Date(newest);
  return now.getTime() - moment.getTime() < TYPING_MS ? 'Şu anda yazıyor.' : `Son yazma: ${relativeTime(moment, now)}.`;
}
