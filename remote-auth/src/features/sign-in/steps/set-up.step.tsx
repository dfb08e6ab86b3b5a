import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts.ts';
import baseStyles from '../sign-in.module.css';
import { CodeField, codeError } from './code-field.tsx';
import { SetUpGuide } from './set-up-guide.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';
import { verifyCode } from './steps.api.ts';
import { useSetUp } from './use-set-up.ts';
import { useStep } from './use-step.ts';

/** Sets up an authenticator app during the sign-in, if a second step is required and none is set up yet. */
export function SetUpStep({ due, email, ...way }: StepProps) {
  const step = useStep(way);
  const { setUp, problem, retry } = useSetUp(due.ticket, way);
  const [typed, setTyped] = useState('');
  const { t, say } = useTexts();

  function submit(): void {
    const objection = codeError('totp', typed);
    if (objection) step.setErrors({ code: objection });
    else void step.run(() => verifyCode(due.ticket, typed));
  }

  return (
    <StepFrame
      title={t('İki adımlı girişi kurun')}
      description={t(
        'Hesabınız için iki adımlı giriş zorunlu. Telefonunuzdaki doğrulama uygulamasını bu hesaba bağlayın.',
      )}
      email={email}
      initialFocus="heading"
    >
      <p className={baseStyles.message} role="alert">
        {say(problem)}
      </p>
      {problem ? (
        <button type="button" className={baseStyles.quiet} onClick={retry}>
          {t('Tekrar dene')}
        </button>
      ) : (
        <>
          <SetUpGuide setUp={setUp} />
          <StepForm step={step} submit={t('Doğrula ve devam et')} onSubmit={submit}>
            <CodeField kind="totp" typed={typed} onTyped={setTyped} message={step.errors.code} />
          </StepForm>
        </>
      )}
    </StepFrame>
  );
}
