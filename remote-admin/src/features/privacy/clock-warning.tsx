import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { DestructionState } from '@vitrin/shared-contracts/privacy';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import styles from './privacy.module.css';

interface ClockWarningProps {
  state: DestructionState;
  pending: boolean;
  /** Null if the user has read access only. */
  onConfirm: (() => void) | null;
}

export function ClockWarning({ state: { clock, now, seen }, pending, onConfirm }: ClockWarningProps) {
  return (
    <div className={styles.warning} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div className={styles.warningBody}>
        <strong>Süresi dolan veriler silinmiyor: sunucunun saati onay bekliyor</strong>
        <p>
          Sunucuya göre şu an {exactTime(new Date(now))}
          {seen === null ? '.' : `; en son bilinen doğru zaman ise ${exactTime(new Date(seen))}.`}{' '}
          {clock === 'ahead'
            ? 'Site uzun süre kapalı kaldıysa ve bu tarih doğruysa onaylayın. Doğru değilse sunucunun saati düzeltilmelidir.'
            : 'Saat geri kalmış görünüyor. Doğru olan bu tarihse onaylayın; değilse sunucunun saati düzeltilmelidir.'}
        </p>
        {onConfirm ? (
          <Button variant="default" loading={pending} onClick={onConfirm}>
            Tarih doğru, sürdür
          </Button>
        ) : null}
      </div>
    </div>
  );
}
