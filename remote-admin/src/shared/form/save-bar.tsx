import { Button } from '@mantine/core';
import { Link } from 'shared-contracts/router';
import styles from './form.module.css';

interface SaveStateProps {
  dirty: boolean;
  saving: boolean;
  /** When the draft was last kept; false: the browser refused. */
  keptAt: number | null | false;
}

interface SaveBarProps extends SaveStateProps {
  back?: string | undefined;
  label: string;
}

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Istanbul' });

/** Stays at the lower edge and says how things stand. */
export function SaveBar({ dirty, saving, keptAt, back, label }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      <SaveState dirty={dirty} saving={saving} keptAt={keptAt} />
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

/** How the form stands, in words. */
export function SaveState({ dirty, saving, keptAt }: SaveStateProps) {
  return (
    <p className={styles.saveState} role="status">
      {stateText(dirty, saving, keptAt)}
    </p>
  );
}

function stateText(dirty: boolean, saving: boolean, keptAt: number | null | false): string {
  if (saving) return 'Kaydediliyor…';
  if (!dirty) return 'Kaydedilmemiş değişiklik yok.';
  if (keptAt === false) return 'Kaydedilmedi; taslak da saklanamıyor.';
  return keptAt ? `Taslak saklandı: ${clock.format(keptAt)}` : 'Kaydedilmemiş değişiklikler var.';
}
