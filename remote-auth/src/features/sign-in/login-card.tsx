import { useState } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { BrowserLink } from './browser-link.tsx';
import { useTexts } from '../../shared/texts/texts.ts';
import { handleOutcome, type NextAction } from './submit-sign-in.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { RequiredStep, StepOutcome } from './sign-in.api.ts';
import { useCardNotice, type CardNotice } from './use-card-notice.ts';
import { SignInForm } from './sign-in.form.tsx';
import styles from './sign-in.module.css';
import type { LoginCardState } from './use-card-state.ts';

interface LoginCardProps extends LoginCardState {
  onStepRequired: (due: RequiredStep, email: string) => Promise<void>;
  /** Opens the first run; absent once the site is set up. */
  onFirstRun?: (() => void) | undefined;
}

interface Offer {
  Link: typeof BrowserLink;
  email: string;
}

/** Login card, the start of every sign-in: e-mail and password, or a passkey instead of both. */
export function LoginCard({ notice, email, focus, onStepRequired, onFirstRun }: LoginCardProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const shown = useCardNotice(notice);
  const texts = useTexts();
  const { t } = texts;

  async function handleNextAction(nextAction: NextAction, of: string): Promise<void> {
    if ('due' in nextAction) return onStepRequired(nextAction.due, of);
    // Loaded on demand: most sign-ins do not need it.
    const { BrowserLink: Link } = await import('./browser-link.tsx');
    setOffer({ Link, email: of });
  }

  async function afterPasskey(outcome: StepOutcome): Promise<void> {
    const nextAction = await handleOutcome(outcome, texts);
    if (nextAction && 'due' in nextAction) await onStepRequired(nextAction.due, '');
  }

  return (
    <>
      <h1>{t('Giriş Yap')}</h1>
      {shown && <Notice {...shown} />}
      <SignInForm email={email} focus={focus} onNextAction={handleNextAction} />
      {offer && <offer.Link key={offer.email} email={offer.email} />}
      {onFirstRun ? (
        <p>
          <button type="button" className={styles.quiet} onClick={onFirstRun}>
            Kuruluma dön
          </button>
        </p>
      ) : (
        <PasskeyButton label={t('Geçiş anahtarı ile giriş')} onOutcome={afterPasskey} />
      )}
    </>
  );
}

/** Shows why the page was opened, with a link back to the panel if a retry is possible. */
function Notice({ text, retry }: CardNotice) {
  const { t, say } = useTexts();
  return (
    <div className={styles.notice} role="alert">
      <p>{say(text)}</p>
      {retry && <a href={adminPaths.root}>{t('Tekrar dene')}</a>}
    </div>
  );
}
