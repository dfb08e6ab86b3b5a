import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkOwner } from 'shared-contracts/auth';
import { messages } from 'shared-contracts/messages';
import baseStyles from '../sign-in.module.css';
import { NewPasswordFields, useNewPassword } from '../steps/new-password.fields.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import styles from '../steps/steps.module.css';
import { useStep } from '../steps/use-step.ts';
import type { LinkCardProps } from './link-card.ts';
import { readOwner, resetPassword, type Accepted } from './links.api.ts';

const TITLE = 'Yeni şifrenizi belirleyin';

/** Card of the mailed link: reads whose link it is, then asks for the new password. */
export function ResetPasswordCard(card: LinkCardProps) {
  const { owner, problem, load } = useOwner(card);
  if (owner) return <NewPasswordForm {...card} email={owner.email} />;
  return (
    <StepFrame title={TITLE} description={problem || 'Bağlantı denetleniyor…'} initialFocus="heading">
      {problem && (
        <button type="button" className={baseStyles.quiet} onClick={() => void load()}>
          Tekrar dene
        </button>
      )}
    </StepFrame>
  );
}

function NewPasswordForm({ token, email, announce, leave, request }: LinkCardProps & LinkOwner) {
  const password = useNewPassword(email);
  const proceed = async ({ said }: Accepted<unknown>) => leave(email, said);
  const step = useStep<Accepted<unknown>>({ proceed, restart: request });

  function submit(): void {
    const errors = password.check();
    if (Object.keys(errors).length > 0) step.setErrors(errors);
    else void step.run(() => resetPassword(token, password.typed.new_password));
  }

  return (
    <>
      <StepFrame
        title={TITLE}
        description="Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız."
        email={email}
        initialFocus="field"
        speak={announce}
      >
        <StepForm step={step} submit="Şifreyi kaydet" onSubmit={submit}>
          <NewPasswordFields state={password} errors={step.errors} />
        </StepForm>
      </StepFrame>
      <button type="button" className={styles.link} onClick={() => leave(email, null)}>
        Vazgeç ve girişe dön
      </button>
    </>
  );
}

function useOwner({ token, request }: LinkCardProps) {
  const [owner, setOwner] = useState<LinkOwner>();
  const [problem, setProblem] = useState('');

  async function load(): Promise<void> {
    setProblem('');
    const outcome = await readOwner(token);
    if (!outcome) setProblem(`${messages.login.unreachable.title} ${messages.login.unreachable.text}`);
    else if ('errorMessage' in outcome) request(outcome.errorMessage);
    else setOwner(outcome.data);
  }

  const loadOnce = useEffectEvent(load);
  useEffect(() => void loadOnce(), [token]);
  return { owner, problem, load };
}
