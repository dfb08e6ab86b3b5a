import { useRef, useState, useSyncExternalStore } from 'react';
import { unreachableText, useTexts } from '../../shared/texts/texts.ts';
import { loadDialogs, loadPasskey, loadSignIn } from './lazy-modules.ts';
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
  const isSupported = usePasskeySupport();
  const busy = useRef(false);
  const [message, setMessage] = useState('');
  const texts = useTexts();

  async function press(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setMessage('');
    try {
      const { verifyPasskey } = await loadPasskey();
      const outcome = await verifyPasskey();
      if (outcome && 'failureMessage' in outcome) setMessage(outcome.failureMessage);
      else await onOutcome(outcome);
    } catch {
      setMessage(unreachableText(texts));
    } finally {
      busy.current = false;
    }
  }

  return (
    <div className={styles.passkey} data-known={isSupported}>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => void press()}
        onFocus={preloadPasskey}
        onPointerEnter={preloadPasskey}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="7.5" cy="15.5" r="4" />
          <path d="m10.5 12.500 9-9M16 7l3 3M13.500 9.500l2 2" />
        </svg>
        {label}
      </button>
      <p className={styles.hint} role="status">
        {texts.say(message)}
      </p>
    </div>
  );
}

/** Preloads what the request needs: after a click, browsers allow the passkey prompt only for a short time. */
function preloadPasskey(): void {
  for (const part of [loadPasskey(), loadSignIn(), loadDialogs()]) part.catch(() => undefined);
}

const subscribeToNothing = () => () => {};

export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => false,
  );
}
