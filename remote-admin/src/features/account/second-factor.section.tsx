import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Account } from 'shared-contracts/account';
import { endTotp } from './account.api.ts';
import { accountSections } from './account-sections.ts';
import styles from './account.module.css';
import { PasswordDialog } from './password.dialog.tsx';
import { RenewCodesDialog } from './renew-codes.dialog.tsx';
import { SecondFactorState } from './second-factor-state.tsx';
import { SectionCard } from './section-card.tsx';
import { TotpSetUpDialog } from './totp-set-up.dialog.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

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
      lead="Şifreniz başkasının eline geçse bile hesabınıza girilemesin diye girişte telefonunuzdaki uygulamanın kodu da sorulur."
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
      {step === 'set-up' ? <TotpSetUpDialog replaces={totp} onChanged={changed} onClose={close} /> : null}
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
