import { Button, VisuallyHidden } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { durations } from 'shared-contracts/limits';
import styles from './session.module.css';
import { clockOf, minutesOf } from './time-words.ts';
import { usePause } from './use-pause.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The dialog is fetched this long before it opens: by then the connection may be gone. */
const AHEAD_MS = 60_000;

const loadDialog = () => import('./stay.dialog.tsx');
const StayDialog = lazy(async () => ({ default: (await loadDialog()).StayDialog }));

/** Shows the dialog for extending the session some minutes before its end, and a countdown if the user declines. */
export function SessionEnd() {
  const left = useTimeLeft(durations.sessionWarningMs + AHEAD_MS);
  const due = left !== null && left <= durations.sessionWarningMs;
  const paused = usePause(due);
  const [declined, setDeclined] = useState(false);
  const [wishes, setWishes] = useState(0);
  const loaded = useLoaded(left !== null, wishes);
  useEffect(() => {
    if (!due) setDeclined(false);
  }, [due]);
  const stay = () => {
    setDeclined(false);
    setWishes((count) => count + 1);
  };
  const silent = declined || (paused && !loaded);
  return (
    <>
      {due && silent ? <SessionNotice left={left} onStay={stay} /> : null}
      {loaded ? (
        <Suspense fallback={null}>
          <StayDialog opened={due && paused && !declined} left={left ?? 0} onClose={() => setDeclined(true)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether the dialog is there; where it could not be fetched, every new wish for it tries again. */
function useLoaded(wanted: boolean, wishes: number): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted || loaded) return;
    loadDialog().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [wanted, wishes, loaded]);
  return loaded;
}

/** Stays in the header after 'Şimdi değil'. */
function SessionNotice({ left, onStay }: { left: number; onStay: () => void }) {
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
