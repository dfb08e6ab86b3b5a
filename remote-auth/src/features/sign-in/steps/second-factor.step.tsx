import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts.ts';
import { PasskeyButton, usePasskeySupport } from '../passkey-button.tsx';
import { CodeField, codeError, type CodeKind } from './code-field.tsx';
import { PasskeyOnly } from './passkey-only.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { verifyCode } from './steps.api.ts';
import styles from './steps.module.css';
import { useStep } from './use-step.ts';

const texts = {
  totp: {
    title: 'Doğrulama kodu',
    description: 'Doğrulama uygulamanızın bu hesap için gösterdiği 6 haneli kodu girin.',
    switchLabel: 'Kurtarma kodu kullan',
  },
  'recovery-code': {
    title: 'Kurtarma kodu',
    description: 'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.',
    switchLabel: 'Doğrulama uygulamasını kullan',
  },
} as const;

/** Second step by authenticator app, recovery code or passkey. */
export function SecondFactorStep({ due, email, announce, ...way }: StepProps) {
  const step = useStep(way);
  const { t } = useTexts();
  const knowsPasskeys = usePasskeySupport();
  const [kind, setKind] = useState<CodeKind>('totp');
  const [typed, setTyped] = useState<Record<CodeKind, string>>({ totp: '', 'recovery-code': '' });

  function submit(): void {
    const objection = codeError(kind, typed[kind]);
    if (objection) step.setErrors({ code: objection });
    else void step.run(() => verifyCode(due.ticket, typed[kind]));
  }

  function change(): void {
    step.setErrors({});
    setKind(kind === 'totp' ? 'recovery-code' : 'totp');
  }

  if (!due.methods.includes('totp')) return <PasskeyOnly email={email} step={step} />;
  const { title, description, switchLabel } = texts[kind];
  return (
    <StepFrame
      key={kind}
      title={t(title)}
      description={t(description)}
      email={email}
      initialFocus="field"
      speak={announce}
    >
      <StepForm step={step} submit={t('Doğrula')} onSubmit={submit}>
        <CodeField
          kind={kind}
          typed={typed[kind]}
          onTyped={(text) => setTyped({ ...typed, [kind]: text })}
          message={step.errors.code}
        />
      </StepForm>
      {knowsPasskeys && due.methods.includes('passkey') && (
        <PasskeyButton label={t('Geçiş anahtarı ile doğrula')} onOutcome={step.settle} />
      )}
      {due.methods.includes('recovery-code') && (
        <button type="button" className={styles.link} onClick={change}>
          {t(switchLabel)}
        </button>
      )}
    </StepFrame>
  );
}
