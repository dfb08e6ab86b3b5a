import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '@vitrin/shared-contracts/account';
import { StateDot } from '../../ui/state-dot.tsx';
import { endTotp } from './account.api.ts';
import styles from './account.module.css';
import { PasswordDialog } from './password-step.tsx';
import { RenewCodesDialog } from './recovery-codes.tsx';
import { accountSections, SectionCard, useDialogFocus } from './section-card.tsx';
import { TotpSetUpDialog } from './totp-set-up.dialog.tsx';

interface SecondFactorSectionProps {
  account: Account;
  onChanged: () => Promise<void>;
}

type Step = 'set-up' | 'renew' | 'end' | null;

export function SecondFactorSection({ account, onChanged }: SecondFactorSectionProps) {
  const [step, setStep] = useState<Step>(null);
  const { totp, required } = account.second_factor;
  const focus = useDialogFocus(accountSections.secondFactor);
  const open = (next: Step) => {
    focus.opened();
    setStep(next);
  };
  const close = () => {
    setStep(null);
    focus.cancelled();
  };
  const changed = () => void onChanged();
  return (
    <SectionCard
      section={accountSections.secondFactor}
      description="Şifreniz başkasının eline geçse bile hesabınıza girilemesin diye girişte telefonunuzdaki uygulamanın kodu da sorulur."
    >
      <SecondFactorState account={account} />
      <div className={styles.buttons}>
        <Button variant={totp ? 'default' : 'filled'} onClick={() => open('set-up')}>
          {totp ? 'Uygulamayı değiştir' : 'Doğrulama uygulaması kur'}
        </Button>
        {totp ? (
          <>
            <Button variant="default" onClick={() => open('renew')}>
              Yeni kurtarma kodları
            </Button>
            {required && account.passkeys.length === 0 ? null : (
              <Button variant="default" onClick={() => open('end')}>
                Kapat
              </Button>
            )}
          </>
        ) : null}
      </div>
      {step === 'set-up' ? <TotpSetUpDialog isReplacement={totp} onChanged={changed} onClose={close} /> : null}
      {step === 'renew' ? <RenewCodesDialog onChanged={changed} onClose={close} /> : null}
      {step === 'end' ? (
        <PasswordDialog
          title="İki adımlı giriş kapatılsın mı?"
          action="Evet, kapat"
          danger
          success="İki adımlı giriş kapatıldı."
          send={endTotp}
          onDone={() => {
            setStep(null);
            focus.finished();
            changed();
          }}
          onClose={close}
        >
          Girişte yalnızca şifreniz sorulur; uygulamadaki kayıt ve kurtarma kodları geçersiz olur.
        </PasswordDialog>
      ) : null}
    </SectionCard>
  );
}

/** With fewer remaining recovery codes than this, the user is advised to generate new ones. */
const LOW_CODE_COUNT = 3;

/** Shows whether the second step is on, and what needs the user's attention. */
function SecondFactorState({ account: { second_factor, passkeys } }: { account: Account }) {
  const { totp, required, recovery_codes_left: remaining } = second_factor;
  const isLow = totp && remaining < LOW_CODE_COUNT;
  return (
    <div className={styles.stateLines}>
      <p className={styles.state}>
        <StateDot tone={totp ? 'good' : 'off'} />
        {totp ? 'Açık' : 'Kapalı'}
      </p>
      {totp ? (
        <p className={styles.text} data-warn={isLow || undefined}>
          {[
            remaining === 0 ? 'Kurtarma kodunuz kalmadı.' : `${remaining} kurtarma kodunuz kaldı.`,
            isLow && 'Telefonunuza ulaşamadığınızda da giriş yapabilmek için yeni kodlar üretin.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
      {required ? <p className={styles.text}>{requiredText(totp, passkeys.length > 0)}</p> : null}
    </div>
  );
}

function requiredText(totp: boolean, hasPasskey: boolean): string {
  const rule = 'Bir süper yönetici hesabınız için iki adımlı girişi zorunlu tuttu.';
  if (!totp && hasPasskey) return `${rule} Girişte geçiş anahtarınız sorulur.`;
  if (!totp) return `${rule} Şimdi kurmazsanız bir sonraki girişinizde kurmanız istenir.`;
  return hasPasskey ? rule : `${rule} Kapatmak için önce bir geçiş anahtarı ekleyin.`;
}
