import { useState } from 'react';
import { PasskeyButton, useKnowsPasskeys } from '../passkey-button.tsx';
import { CodeField, objectionToCode, type CodeKind } from './code-field.tsx';
import { PasskeyAlone } from './passkey-alone.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { proveCode } from './steps.api.ts';
import styles from './steps.module.css';
import { useStep } from './use-step.ts';

const words = {
  totp: {
    title: 'Doğrulama kodu',
    lead: 'Doğrulama uygulamanızın bu hesap için gösterdiği 6 haneli kodu girin.',
    toOther: 'Kurtarma kodu kullan',
  },
  'recovery-code': {
    title: 'Kurtarma kodu',
    lead: 'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.',
    toOther: 'Doğrulama uygulamasını kullan',
  },
} as const;

/** Who has a second step proves it: by app, recovery code or passkey. */
export function SecondFactorStep({ due, email, speak, ...way }: StepProps) {
  const step = useStep(way);
  const knowsPasskeys = useKnowsPasskeys();
  const [kind, setKind] = useState<CodeKind>('totp');
  const [typed, setTyped] = useState<Record<CodeKind, string>>({ totp: '', 'recovery-code': '' });

  function submit(): void {
    const objection = objectionToCode(kind, typed[kind]);
    if (objection) step.setErrors({ code: objection });
    else void step.run(() => proveCode(due.ticket, typed[kind]));
  }

  function change(): void {
    step.setErrors({});
    setKind(kind === 'totp' ? 'recovery-code' : 'totp');
  }

  if (!due.methods.includes('totp')) return <PasskeyAlone email={email} step={step} />;
  const { title, lead, toOther } = words[kind];
  return (
    <StepFrame key={kind} title={title} lead={lead} email={email} starts="field" speak={speak}>
      <StepForm step={step} submit="Doğrula" onSubmit={submit}>
        <CodeField
          kind={kind}
          typed={typed[kind]}
          onTyped={(text) => setTyped({ ...typed, [kind]: text })}
          message={step.errors.code}
        />
      </StepForm>
      {knowsPasskeys && due.methods.includes('passkey') && (
        <PasskeyButton label="Geçiş anahtarı ile doğrula" onOutcome={step.settle} />
      )}
      {due.methods.includes('recovery-code') && (
        <button type="button" className={styles.link} onClick={change}>
          {toOther}
        </button>
      )}
    </StepFrame>
  );
}
