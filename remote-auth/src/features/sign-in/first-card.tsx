import { useState } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import type { Arrival } from './arrival.ts';
import type { BrowserLink } from './browser-link.tsx';
import { conclude, type Further } from './enter.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { DueStep, StepOutcome } from './sign-in.api.ts';
import { SignInForm } from './sign-in.form.tsx';
import styles from './sign-in.module.css';
import type { Beginning } from './use-stage.ts';

interface FirstCardProps extends Beginning {
  onDue: (due: DueStep, email: string) => Promise<void>;
}

interface Offer {
  Link: typeof BrowserLink;
  email: string;
}

/** Where everybody begins: e-mail and password, or a passkey instead of both. */
export function FirstCard({ notice, email, focus, onDue }: FirstCardProps) {
  const [offer, setOffer] = useState<Offer | null>(null);

  async function goOn(further: Further, of: string): Promise<void> {
    if ('due' in further) return onDue(further.due, of);
    // Most sign-ins never need it.
    const { BrowserLink: Link } = await import('./browser-link.tsx');
    setOffer({ Link, email: of });
  }

  async function afterPasskey(outcome: StepOutcome): Promise<void> {
    const further = await conclude(outcome);
    if (further && 'due' in further) await onDue(further.due, '');
  }

  return (
    <>
      <h1>Giriş Yap</h1>
      {notice && <Notice {...notice} />}
      <SignInForm email={email} focus={focus} onFurther={goOn} />
      {offer && <offer.Link key={offer.email} email={offer.email} />}
      <PasskeyButton label="Geçiş anahtarı ile giriş" onOutcome={afterPasskey} />
    </>
  );
}

/** Says why the page was reached, with a way back to the panel where there is one. */
function Notice({ text, retry }: Pick<Arrival, 'text' | 'retry'>) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {retry && <a href={adminPaths.root}>Tekrar dene</a>}
    </div>
  );
}
