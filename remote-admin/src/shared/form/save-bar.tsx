import { Button } from '@mantine/core';
import { Link } from 'shared-contracts/router';
import styles from './form.module.css';

interface SaveStateProps {
  dirty: boolean;
  saving: boolean;
  /** Milliseconds since the epoch of the last draft write; false: the storage failed. */
  storedAt: number | null | false;
}

interface SaveBarProps extends SaveStateProps {
  back?: string | undefined;
  label: string;
}

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Istanbul' });

/** Bar at the bottom edge with the save button and the state of the form. */
export function SaveBar({ dirty, saving, storedAt, back, label }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      <SaveState dirty={dirty} saving={saving} storedAt={storedAt} />
      {back ? (
        <Button component={Link} to={back} variant="default">
          Vazgeç
        </Button>
      ) : null}
      <Button type="submit" loading={saving}>
        {label}
      </Button>
    </div>
  );
}

/** State of the form as text. */
export function SaveState({ dirty, saving, storedAt }: SaveStateProps) {
  return (
    <p className={styles.saveState} role="status">
      {stateText(dirty, saving, storedAt)}
    </p>
  );
}

function stateText(dirty: boolean, saving: boolean, storedAt: number | null | false): string {
  if (saving) return 'Kaydediliyor…';
  if (!dirty) return 'Kaydedilmemiş değişiklik yok.';
  if (storedAt === false) return 'Kaydedilmedi; taslak da saklanamıyor.';
  return storedAt ? `Taslak saklandı: ${clock.format(storedAt)}` : 'Kaydedilmemiş değişiklikler var.';
}
