import { Button } from '@mantine/core';
import type { ConsentRow as Row } from '@vitrin/shared-contracts/consents';
import type { ConsentCategory } from '@vitrin/shared-contracts/integrations';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import styles from './consents.module.css';

/** Partial, because a newer server may offer additional categories. */
const consentCategoryLabels: Readonly<Partial<Record<ConsentCategory, string>>> = {
  analytics: 'İstatistik',
  marketing: 'Pazarlama',
};

/** Shows seconds, because the record serves as proof. */
const seconds = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', timeStyle: 'medium' });

export function ConsentRow({ row, onText }: { row: Row; onText: () => void }) {
  const { at, visitor, lang, offered, accepted } = row;
  const moment = new Date(at);
  return (
    <li className={styles.row}>
      <time className={styles.when} dateTime={at} title={seconds.format(moment)}>
        {exactTime(moment)}
      </time>
      <span className={styles.choice}>
        {offered.map((category) => (
          <span key={category}>
            {consentCategoryLabels[category] ?? category}:{' '}
            <strong>{accepted.includes(category) ? 'kabul' : 'ret'}</strong>
          </span>
        ))}
      </span>
      <span className={styles.visitor}>
        {visitor}
        <span className={styles.lang}>Dil: {lang}</span>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={onText}
        aria-label={`${exactTime(moment)}: gösterilen metin`}
      >
        Gösterilen metin
      </Button>
    </li>
  );
}
