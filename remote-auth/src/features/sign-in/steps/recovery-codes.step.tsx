import { type FormEvent, useEffect, useState } from 'react';
import { useBranding } from '@vitrin/shared-contracts/state';
import { invalid } from '@vitrin/shared-contracts/validation';
import { useTexts, type Texts } from '../../../shared/texts/texts.ts';
import baseStyles from '../sign-in.module.css';
import { StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';
import { useCopy } from './use-copy.ts';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  email: string;
  onContinue: () => Promise<void>;
}

/** Shows the recovery codes, this once only. The sign-in continues when the user confirms that they are saved. */
export function RecoveryCodesStep({ codes, email, onContinue }: RecoveryCodesStepProps) {
  const { projectCompanyName } = useBranding();
  const [isSaved, setSaved] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const { copy, said } = useCopy();
  const texts = useTexts();
  const { t } = texts;
  const wrong = isSubmitted && !isSaved;
  useLeaveWarning(!isSaved);
  const text = codesAsText(codes, { company: projectCompanyName, email, address: location.origin }, texts);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(true);
    if (!isSaved) return event.currentTarget.querySelector('input')?.focus();
    if (busy) return;
    setBusy(true);
    void onContinue().finally(() => setBusy(false));
  }

  return (
    <StepFrame
      title={t('Kurtarma kodlarınız')}
      description={t(
        'Telefonunuza ulaşamadığınızda bu kodların her biriyle bir kez giriş yapabilirsiniz. Kodlar bir daha gösterilmez.',
      )}
      email={email}
      initialFocus="heading"
    >
      <ol className={styles.codes} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.tools}>
        <button type="button" className={baseStyles.quiet} onClick={() => void copy(codes.join('\n'))}>
          {t('Kopyala')}
        </button>
        <button type="button" className={baseStyles.quiet} onClick={() => saveAsFile(t('kurtarma-kodlari.txt'), text)}>
          {t('İndir')}
        </button>
        <button type="button" className={baseStyles.quiet} onClick={() => globalThis.print()}>
          {t('Yazdır')}
        </button>
        <p className={styles.said} role="status">
          {said && t(said)}
        </p>
      </div>
      <form className={baseStyles.form} noValidate onSubmit={submit}>
        <div>
          <label className={baseStyles.remember}>
            <input
              type="checkbox"
              required
              checked={isSaved}
              aria-invalid={wrong}
              aria-describedby={wrong ? 'sign-in-kept-message' : undefined}
              onChange={(event) => setSaved(event.target.checked)}
            />
            {t('Kodları güvenli bir yere kaydettim')}
          </label>
          <p className={baseStyles.message} id="sign-in-kept-message" role="alert">
            {wrong && texts.say(invalid.required)}
          </p>
        </div>
        <button type="submit" className={baseStyles.submit} aria-disabled={busy}>
          {t('Devam et')}
        </button>
      </form>
    </StepFrame>
  );
}

interface Owner {
  company: string;
  email: string;
  address: string;
}

/** Returns the text of the downloaded file, with what is needed to recognise the codes years later. */
function codesAsText(codes: readonly string[], { company, email, address }: Owner, { t }: Texts): string {
  const head = [t('{company} Yönetim Paneli — kurtarma kodları', { company }), address, email].filter(
    (line) => line !== '',
  );
  return [...head, '', ...codes, '', t('Her kod bir kez kullanılır.'), ''].join('\n');
}

function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Asks for confirmation before the page is closed, while something on it would be lost. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isNeeded) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
