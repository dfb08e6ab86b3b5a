import { Button } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import type { Passkey } from 'shared-contracts/account';
import { Moment } from '../../shared/list/moment.tsx';
import styles from './account.module.css';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: (passkeys: Passkey[]) => void;
  /** Null: it may not go, which is said below the list. */
  onRemove: (() => void) | null;
}

export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <li className={styles.row}>
      <IconFingerprint size={24} stroke={1.5} aria-hidden />
      <div className={styles.rowWords}>
        <span className={styles.rowName}>{name}</span>
        <span>
          Eklendi: <Moment iso={created_at} />
        </span>
        <span>
          {last_used_at ? (
            <>
              Son kullanım: <Moment iso={last_used_at} />
            </>
          ) : (
            'Henüz kullanılmadı'
          )}
        </span>
      </div>
      <RenamePasskey passkey={passkey} onRenamed={onRenamed} />
      {onRemove ? (
        <Button variant="subtle" color="red" aria-label={`${name}: sil`} onClick={onRemove}>
          Sil
        </Button>
      ) : null}
    </li>
  );
}
