import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import type { BelongingChoices, UserBelongings } from '@vitrin/shared-contracts/user-belongings';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { BelongingChoiceField } from './belonging-choice.tsx';
import { firstChoice } from './belonging-texts.ts';
import styles from './users.module.css';

interface DisableUserDialogProps {
  name: string;
  belongings: readonly UserBelongings[];
  pending: boolean;
  onConfirm: (choices: Partial<BelongingChoices>) => void;
  onClose: () => void;
}

/** Asks before a user is disabled who leaves behind what goes on alone, and what happens to it. */
export function DisableUserDialog({ name, belongings, pending, onConfirm, onClose }: DisableUserDialogProps) {
  useRestoreFocus();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const [choices, setChoices] = useState<Partial<BelongingChoices>>(() =>
    Object.fromEntries(belongings.map((each) => [each.kind, firstChoice(each)])),
  );
  return (
    <Modal opened onClose={onClose} title="Kullanıcı devre dışı bırakılsın mı?" size={640} fullScreen={isPhone}>
      <div className={styles.leaving}>
        {/* Not the first choice: the consequences are read before something is chosen. */}
        <p data-autofocus tabIndex={-1}>
          <strong>{name}</strong> hemen oturumdan çıkar ve yeniden giriş yapamaz. Oluşturdukları arasında kendi başına
          çalışmaya devam edecek olanlar var; ne olacağını seçin.
        </p>
        {belongings.map((each) => (
          <BelongingChoiceField
            key={each.kind}
            belongings={each}
            value={choices[each.kind] ?? 'keep'}
            onChange={(choice) => setChoices({ ...choices, [each.kind]: choice })}
          />
        ))}
        <div className={styles.leavingButtons}>
          <Button variant="default" onClick={onClose}>
            {messages.confirmDelete.cancel}
          </Button>
          <Button color="red" loading={pending} onClick={() => onConfirm(choices)}>
            Evet, devre dışı bırak
          </Button>
        </div>
      </div>
    </Modal>
  );
}
