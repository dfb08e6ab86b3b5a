import { useState } from 'react';
import type { OwnTotpSetUp } from 'shared-contracts/account';
import { beginTotp } from './account.api.ts';
import { CodeStep } from './code-step.tsx';
import { CodesDialog } from './codes.dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';

interface TotpSetUpDialogProps {
  /** There is an app already; the new one takes its place. */
  replaces: boolean;
  /** The app is in use; its recovery codes are still on the screen. */
  onChanged: () => void;
  onClose: () => void;
}

/** Password, then the app, then its recovery codes. */
export function TotpSetUpDialog({ replaces, onChanged, onClose }: TotpSetUpDialogProps) {
  const [setUp, setSetUp] = useState<OwnTotpSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <CodesDialog
      title={codes ? 'Kurtarma kodlarınız' : 'Doğrulama uygulamasını kurun'}
      step={codes ? 'codes' : setUp ? 'code' : 'password'}
      onClose={onClose}
    >
      {codes ? <RecoveryCodeList codes={codes} onKept={onClose} /> : null}
      {setUp && !codes ? (
        <CodeStep
          setUp={setUp}
          onDone={(answer) => {
            setCodes(answer?.recovery_codes ?? []);
            onChanged();
          }}
          onExpired={() => setSetUp(null)}
          onCancel={onClose}
        />
      ) : null}
      {setUp ? null : (
        <PasswordStep
          action="Devam et"
          send={beginTotp}
          onDone={(answer) => setSetUp(answer ?? null)}
          onCancel={onClose}
        >
          {replaces
            ? 'Yeni uygulamadaki kod doğrulandığında eski uygulama ve eski kurtarma kodları geçersiz olur.'
            : 'Bundan sonra girişte şifrenizin ardından telefonunuzdaki uygulamanın gösterdiği kod da sorulur.'}
        </PasswordStep>
      )}
    </CodesDialog>
  );
}
