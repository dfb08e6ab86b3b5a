import { useTexts } from '../../../shared/texts/texts.ts';
import { PasskeyButton, usePasskeySupport } from '../passkey-button.tsx';
import baseStyles from '../sign-in.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepForm } from './use-step.ts';

const descriptions = {
  known: 'Hesabınız için iki adımlı giriş zorunlu. Girişi geçiş anahtarınızla tamamlayın.',
  unknown:
    'Bu hesabın ikinci adımı bir geçiş anahtarı, ancak bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir tarayıcıyla ya da anahtarınızın bulunduğu cihazda yeniden deneyin.',
} as const;

/** Second step of a user for whom it is required and whose only method is a passkey. */
export function PasskeyOnly({ email, step }: { email: string; step: StepForm }) {
  const known = usePasskeySupport();
  const { t, say } = useTexts();
  return (
    <StepFrame
      title={t('Geçiş anahtarı ile doğrulama')}
      description={t(known ? descriptions.known : descriptions.unknown)}
      email={email}
      initialFocus="heading"
    >
      {known && <PasskeyButton label={t('Geçiş anahtarı ile doğrula')} onOutcome={step.settle} />}
      <p className={baseStyles.message} role="alert">
        {say(step.problem)}
      </p>
    </StepFrame>
  );
}
