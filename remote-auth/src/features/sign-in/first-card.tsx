import { conclude } from './enter.ts';
import { Notice } from './notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { DueStep, StepOutcome } from './sign-in.api.ts';
import { SignInForm } from './sign-in.form.tsx';
import type { Beginning } from './use-stage.ts';

interface FirstCardProps extends Beginning {
  onDue: (due: DueStep, email: string) => Promise<void>;
}

/** Where everybody begins: e-mail and password, or a passkey instead of both. */
export function FirstCard({ notice, email, focus, onDue }: FirstCardProps) {
  async function afterPasskey(outcome: StepOutcome): Promise<void> {
    const due = await conclude(outcome);
    if (due) await onDue(due, '');
  }

  return (
    <>
      <h1>Giriş Yap</h1>
      {notice && <Notice {...notice} />}
      <SignInForm email={email} focus={focus} onDue={onDue} />
      <PasskeyButton label="Geçiş anahtarı ile giriş" onOutcome={afterPasskey} />
    </>
  );
}
