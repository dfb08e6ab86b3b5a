import { PasskeyButton, useKnowsPasskeys } from '../passkey-button.tsx';
import baseStyles from '../sign-in.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepForm } from './use-step.ts';

const leads = {
  known: 'Hesabınız için iki adımlı giriş zorunlu. Girişi geçiş anahtarınızla tamamlayın.',
  unknown:
    'Bu hesabın ikinci adımı bir geçiş anahtarı, ancak bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir tarayıcıyla ya da anahtarınızın bulunduğu cihazda yeniden deneyin.',
} as const;

/** Where a passkey is the only second step of somebody who has to have one. */
export function PasskeyAlone({ email, step }: { email: string; step: StepForm }) {
  const known = useKnowsPasskeys();
  return (
    <StepFrame
      title="Geçiş anahtarı ile doğrulama"
      lead={known ? leads.known : leads.unknown}
      email={email}
      starts="heading"
    >
      {known && <PasskeyButton label="Geçiş anahtarı ile doğrula" onOutcome={step.settle} />}
      <p className={baseStyles.message} role="alert">
        {step.problem}
      </p>
    </StepFrame>
  );
}
