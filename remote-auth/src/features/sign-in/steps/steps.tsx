import { useState } from 'react';
import { admit } from '../enter.ts';
import type { Passed } from '../sign-in.api.ts';
import { ChangePasswordStep } from './change-password.step.tsx';
import { RecoveryCodesStep } from './recovery-codes.step.tsx';
import { SecondFactorStep } from './second-factor.step.tsx';
import { SetUpStep } from './set-up.step.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const steps = {
  'second-factor': SecondFactorStep,
  'set-up-second-factor': SetUpStep,
  'change-password': ChangePasswordStep,
} as const;

/** Everything between a right password, or passkey, and the session. Recovery codes are shown before the way goes on. */
export function Steps({ due: first, email, speak, restart }: Omit<StepProps, 'proceed'>) {
  const [due, setDue] = useState(first);
  const [held, setHeld] = useState<Passed | null>(null);
  const [leaving, setLeaving] = useState(false);
  const Step = steps[due.step];

  async function goOn(passed: Passed): Promise<void> {
    if ('entry' in passed) {
      setLeaving(true);
      return admit(passed.entry);
    }
    setHeld(null);
    setDue(passed.due);
  }

  async function proceed(passed: Passed): Promise<void> {
    if (passed.recoveryCodes.length > 0) setHeld(passed);
    else await goOn(passed);
  }

  if (held) return <RecoveryCodesStep codes={held.recoveryCodes} email={email} goOn={() => goOn(held)} />;
  return (
    <>
      <Step key={due.ticket} due={due} email={email} speak={speak} proceed={proceed} restart={restart} />
      <button type="button" className={styles.link} disabled={leaving} onClick={() => restart(null)}>
        Başka bir hesapla giriş yap
      </button>
    </>
  );
}
