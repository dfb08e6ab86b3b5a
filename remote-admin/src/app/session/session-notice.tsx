import { Button, VisuallyHidden } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import styles from './session.module.css';
import { clockOf, minutesOf } from './time-words.ts';

/** What stays in the header of whoever has said 'Şimdi değil'. */
export function SessionNotice({ left, onStay }: { left: number; onStay: () => void }) {
  return (
    <div className={styles.notice}>
      <VisuallyHidden role="status">{minutesOf(left)}</VisuallyHidden>
      <span className={styles.countdown} aria-hidden>
        <IconClock size={18} stroke={1.75} />
        Oturumun bitmesine {clockOf(left)}
      </span>
      <Button size="xs" variant="default" onClick={onStay}>
        Oturumu uzat
      </Button>
    </div>
  );
}
