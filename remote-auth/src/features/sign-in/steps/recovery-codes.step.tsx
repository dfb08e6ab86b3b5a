import { useState, type FormEvent } from 'react';
import { useBranding } from 'shared-contracts/state';
import { invalid } from 'shared-contracts/validation';
import baseStyles from '../sign-in.module.css';
import { codesAsText, saveAsFile } from './save-codes.ts';
import { StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';
import { useCopy } from './use-copy.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  email: string;
  goOn: () => Promise<void>;
}

/** Shown this once: the way goes on when the person says that she has kept them. */
export function RecoveryCodesStep({ codes, email, goOn }: RecoveryCodesStepProps) {
  const { projectCompanyName } = useBranding();
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { copy, said } = useCopy();
  const wrong = asked && !kept;
  useLeaveWarning(!kept);
  const text = codesAsText(codes, { company: projectCompanyName, email, address: location.origin });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAsked(true);
    if (!kept) return event.currentTarget.querySelector('input')?.focus();
    if (busy) return;
    setBusy(true);
    void goOn().finally(() => setBusy(false));
  }

  return (
    <StepFrame
      title="Kurtarma kodlarınız"
      lead="Telefonunuza ulaşamadığınızda bu kodların her biriyle bir kez giriş yapabilirsiniz. Yalnızca şimdi gösteriliyorlar."
      email={email}
      starts="heading"
    >
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.tools}>
        <button type="button" className={baseStyles.quiet} onClick={() => void copy(codes.join('\n'))}>
          Kopyala
        </button>
        <button type="button" className={baseStyles.quiet} onClick={() => saveAsFile('kurtarma-kodlari.txt', text)}>
          İndir
        </button>
        <button type="button" className={baseStyles.quiet} onClick={() => globalThis.print()}>
          Yazdır
        </button>
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
      <form className={baseStyles.form} noValidate onSubmit={submit}>
        <div>
          <label className={baseStyles.remember}>
            <input
              type="checkbox"
              required
              checked={kept}
              aria-invalid={wrong}
              aria-describedby={wrong ? 'sign-in-kept-message' : undefined}
              onChange={(event) => setKept(event.target.checked)}
            />
            Kodları güvenli bir yere kaydettim
          </label>
          <p className={baseStyles.message} id="sign-in-kept-message" role="alert">
            {wrong && invalid.required}
          </p>
        </div>
        <button type="submit" className={baseStyles.submit} aria-disabled={busy}>
          Devam et
        </button>
      </form>
    </StepFrame>
  );
}
