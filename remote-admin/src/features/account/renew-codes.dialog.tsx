import { useState } from 'react';
import { renewRecoveryCodes } from './account.api.ts';
import { CodesDialog } from './codes.dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';

interface RenewCodesDialogProps {
  onChanged: () => void;
  onClose: () => void;
}

export function RenewCodesDialog({ onChanged, onClose }: RenewCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <CodesDialog
      title={codes ? 'Kurtarma kodlarınız' : 'Yeni kurtarma kodları'}
      step={codes ? 'codes' : 'password'}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={onClose} />
      ) : (
        <PasswordStep
          action="Yeni kodlar üret"
          send={renewRecoveryCodes}
          onDone={(answer) => {
            setCodes(answer?.recovery_codes ?? []);
            onChanged();
          }}
          onCancel={onClose}
        >
          On yeni kod üretilir; elinizdeki eski kodlar geçersiz olur.
        </PasswordStep>
      )}
    </CodesDialog>
  );
}
