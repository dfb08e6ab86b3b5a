import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts.ts';
import { completeSignIn } from '../submit-sign-in.ts';
import type { PassedStep } from '../sign-in.api.ts';
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

/** Steps between a correct password, or a passkey, and the session. Recovery codes are shown before the next step. */
export function Steps({ due: first, email, announce, restart }: Omit<StepProps, 'proceed'>) {
  const [requiredStep, setDue] = useState(first);
  const [passedStep, setPassedStep] = useState<PassedStep | null>(null);
  const [leaving, setLeaving] = useState(false);
  const texts = useTexts();
  const Step = steps[requiredStep.step];

  async function continueSignIn(passed: PassedStep): Promise<void> {
    if ('entry' in passed) {
      setLeaving(true);
      return completeSignIn(passed.entry, texts);
    }
    setPassedStep(null);
    setDue(passed.due);
  }

  async function proceed(passed: PassedStep): Promise<void> {
    if (passed.recoveryCodes.length > 0) setPassedStep(passed);
    else await continueSignIn(passed);
  }

  if (passedStep)
    return (
      <RecoveryCodesStep codes={passedStep.recoveryCodes} email={email} onContinue={() => continueSignIn(passedStep)} />
    );
  return (
    <>
      <Step
        key={requiredStep.ticket}
        due={requiredStep}
        email={email}
        announce={announce}
        proceed={proceed}
        restart={restart}
      />
      <button type="button" className={styles.link} disabled={leaving} onClick={() => restart(null)}>
        {texts.t('Başka bir hesapla giriş yap')}
      </button>
    </>
  );
}
