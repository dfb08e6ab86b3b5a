import { Button, VisuallyHidden } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { durations } from '@vitrin/shared-contracts/limits';
import styles from './session.module.css';
import { formatClock, formatMinutes } from './format-remaining-time.ts';
import { useTypingPause } from './use-typing-pause.ts';
import { useRemainingTime } from './use-remaining-time.ts';

/** Milliseconds. The dialog is loaded this long before it opens, because the connection may be lost by then. */
const PRELOAD_MS = 60_000;

const loadDialog = () => import('./extend-session.dialog.tsx');
const ExtendSessionDialog = lazy(async () => ({ default: (await loadDialog()).ExtendSessionDialog }));

/** Shows the dialog for extending the session some minutes before its end, and a countdown if the user declines. */
export function SessionEnd() {
  const remainingMs = useRemainingTime(durations.sessionWarningMs + PRELOAD_MS);
  const due = remainingMs !== null && remainingMs <= durations.sessionWarningMs;
  const paused = useTypingPause(due);
  const [declined, setDeclined] = useState(false);
  const [openRequests, setOpenRequests] = useState(0);
  const loaded = useDialogLoaded(remainingMs !== null, openRequests);
  useEffect(() => {
    if (!due) setDeclined(false);
  }, [due]);
  const reopen = () => {
    setDeclined(false);
    setOpenRequests((count) => count + 1);
  };
  const showsCountdown = declined || (paused && !loaded);
  return (
    <>
      {due && showsCountdown ? <SessionCountdown remainingMs={remainingMs} onExtend={reopen} /> : null}
      {loaded ? (
        <Suspense fallback={null}>
          <ExtendSessionDialog
            opened={due && paused && !declined}
            remainingMs={remainingMs ?? 0}
            onClose={() => setDeclined(true)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Loads the dialog and returns whether it is loaded. After a failure each increase of `wishes` retries. */
function useDialogLoaded(wanted: boolean, openRequests: number): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted || loaded) return;
    loadDialog().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [wanted, openRequests, loaded]);
  return loaded;
}

/** Countdown in the header after the user has chosen 'Şimdi değil'. */
function SessionCountdown({ remainingMs, onExtend }: { remainingMs: number; onExtend: () => void }) {
  return (
    <div className={styles.notice}>
      <VisuallyHidden role="status">{formatMinutes(remainingMs)}</VisuallyHidden>
      <span className={styles.countdown} aria-hidden>
        <IconClock size={18} stroke={1.75} />
        Oturumun bitmesine {formatClock(remainingMs)}
      </span>
      <Button size="xs" variant="default" onClick={onExtend}>
        Oturumu uzat
      </Button>
    </div>
  );
}
