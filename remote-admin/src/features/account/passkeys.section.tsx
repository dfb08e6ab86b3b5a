import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import type { Account, Passkey } from '@vitrin/shared-contracts/account';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { removePasskey } from './account.api.ts';
import { accountSections, SectionCard, useDialogFocus } from './section-card.tsx';
import styles from './account.module.css';
import { AddPasskeyDialog, canUsePasskeys } from './add-passkey.dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordDialog } from './password-step.tsx';

interface PasskeysSectionProps {
  account: Account;
  onChanged: (passkeys: Passkey[]) => void;
}

export function PasskeysSection({ account, onChanged }: PasskeysSectionProps) {
  const { passkeys, second_factor } = account;
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isLastStep = second_factor.required && !second_factor.totp && passkeys.length === 1;
  const focus = useDialogFocus(accountSections.passkeys);
  const askRemoval = (passkey: Passkey) => {
    focus.opened();
    setRemoved(passkey);
  };
  return (
    <SectionCard
      section={accountSections.passkeys}
      description="Parmak izi, yüz, ekran kilidi ya da güvenlik anahtarıyla, şifre yazmadan giriş yaparsınız."
    >
      {passkeys.length > 0 ? (
        <ul className={styles.rows} aria-label="Geçiş anahtarlarınız">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={onChanged}
              onRemove={isLastStep ? null : () => askRemoval(passkey)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.text}>Henüz geçiş anahtarınız yok.</p>
      )}
      {isLastStep ? (
        <p className={styles.text}>
          Hesabınız için iki adımlı giriş zorunlu; bu anahtarı silmek için önce doğrulama uygulaması kurun ya da başka
          bir anahtar ekleyin.
        </p>
      ) : null}
      <AddPasskey count={passkeys.length} onAdded={onChanged} />
      {removed ? (
        <PasswordDialog
          title={`“${removed.name}” silinsin mi?`}
          action="Evet, sil"
          danger
          success={messages.deleted}
          send={(password) => removePasskey(removed.id, password)}
          onDone={(left) => {
            setRemoved(null);
            focus.finished();
            onChanged((left as Passkey[] | undefined) ?? []);
          }}
          onClose={() => {
            setRemoved(null);
            focus.cancelled();
          }}
        >
          Bu anahtarla artık giriş yapılamaz. Cihazınızdaki kaydı da cihazın şifre ayarlarından silebilirsiniz.
        </PasswordDialog>
      ) : null}
    </SectionCard>
  );
}

function AddPasskey({ count, onAdded }: { count: number; onAdded: (passkeys: Passkey[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  const focus = useDialogFocus(accountSections.passkeys);
  const open = () => {
    focus.opened();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focus.cancelled();
  };
  if (!canUsePasskeys()) {
    return (
      <p className={styles.text}>
        Bu tarayıcı geçiş anahtarlarını desteklemiyor; yenisini başka bir tarayıcıdan ekleyebilirsiniz.
      </p>
    );
  }
  if (count >= limits.passkeysPerUser) {
    return (
      <p className={styles.text}>
        En fazla {limits.passkeysPerUser} geçiş anahtarı eklenebilir; yenisi için kullanmadığınız birini silin.
      </p>
    );
  }
  return (
    <div className={styles.buttons}>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
        Geçiş anahtarı ekle
      </Button>
      {isOpen ? (
        <AddPasskeyDialog
          onAdded={(passkeys) => {
            close();
            onAdded(passkeys);
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
