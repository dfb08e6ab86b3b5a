import { Button } from '@mantine/core';
import type { DraftStatus } from '../drafts/draft-status.ts';
import { Link } from '@vitrin/shared-contracts/router';
import styles from './form.module.css';

interface SaveStateProps {
  dirty: boolean;
  saving: boolean;
  /** Where the typed values are stored. */
  draft: DraftStatus;
}

interface SaveBarProps extends SaveStateProps {
  back?: string | undefined;
  label: string;
}

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Istanbul' });

/** Bar at the bottom edge with the save button and the state of the form. */
export function SaveBar({ dirty, saving, draft, back, label }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      <SaveState dirty={dirty} saving={saving} draft={draft} />
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
export function SaveState({ dirty, saving, draft }: SaveStateProps) {
  return (
    <p className={styles.saveState} role="status">
      {stateText(dirty, saving, draft)}
    </p>
  );
}

/** The text does not change while the user types, so that it is not announced with every key. */
function stateText(dirty: boolean, saving: boolean, draft: DraftStatus): string {
  if (saving) return 'Kaydediliyor…';
  if (!dirty) return 'Kaydedilmemiş değişiklik yok.';
  if (draft.kind === 'saved') return `Yazdıklarınız saklandı ${clock.format(draft.at)}`;
  if (draft.kind === 'local') return localText(draft);
  return draft.kind === 'lost'
    ? 'Yazdıklarınız saklanamıyor. Sayfayı kapatmadan kaydedin.'
    : 'Yazdıklarınız saklanıyor…';
}

function localText({ at, isWaiting, reason }: DraftStatus & { kind: 'local' }): string {
  const text = `Bu bilgisayarda saklandı ${clock.format(at)}`;
  if (isWaiting) return `${text}, bağlantı bekleniyor`;
  return reason === '' ? text : `${text}. ${reason}`;
}
