import { useRef, useState, useSyncExternalStore } from 'react';
import { messages } from 'shared-contracts/messages';
import { loadDialogs, loadPasskey, loadSignIn } from './late-parts.ts';
import type { StepOutcome } from './sign-in.api.ts';
import styles from './sign-in.module.css';

interface PasskeyButtonProps {
  label: string;
  onOutcome: (outcome: StepOutcome) => Promise<void>;
}

/**
 * Passkey button. Its space is reserved until hydration shows whether the browser supports passkeys, so that the layout
 * does not shift.
 */
export function PasskeyButton({ label, onOutcome }: PasskeyButtonProps) {
  const known = useKnowsPasskeys();
  const busy = useRef(false);
  const [said, setSaid] = useState('');

  async function press(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSaid('');
    try {
      const { provePasskey } = await loadPasskey();
      const outcome = await provePasskey();
      if (outcome && 'stopped' in outcome) setSaid(outcome.stopped);
      else await onOutcome(outcome);
    } catch {
      setSaid(`${messages.login.unreachable.title} ${messages.login.unreachable.text}`);
    } finally {
      busy.current = false;
    }
  }

  return (
    <div className={styles.passkey} data-known={known}>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => void press()}
        onFocus={warmUp}
        onPointerEnter={warmUp}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="7.5" cy="15.5" r="4" />
          <path d="m10.5 12.500 9-9M16 7l3 3M13.500 9.500l2 2" />
        </svg>
        {label}
      </button>
      <p className={styles.hint} role="status">
        {said}
      </p>
    </div>
  );
}

/** Browsers give a press a short time in which they ask for the passkey: what the call needs comes before it. */
function warmUp(): void {
  for (const part of [loadPasskey(), loadSignIn(), loadDialogs()]) part.catch(() => undefined);
}

const never = () => () => {};

export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => false,
  );
}
