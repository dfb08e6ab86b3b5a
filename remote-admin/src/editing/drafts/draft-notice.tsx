import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useId } from 'react';
import { relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useFolded } from '../../ui/list/use-folded.tsx';
import { useNow } from '../../data/use-now.ts';
import { confirmDiscardUnfinished } from './confirm-discard.ts';
import { draftName } from './draft-form.ts';
import type { OfferedDraft } from './draft-offers.ts';
import styles from './drafts.module.css';
import { draftPlaces } from './stored-draft.ts';
import { useDraftForms } from './use-draft-forms.ts';

interface DraftNoticeProps {
  drafts: readonly OfferedDraft[];
  /** Version of the record in the form, to report that the record has changed since the draft was stored. */
  base: number | null;
  onRestore: (draft: OfferedDraft) => void;
  onDiscard: (draft: OfferedDraft) => void;
}

/** Offers all drafts of a form above its fields, newest first. */
export function DraftNotice({ drafts, ...shared }: DraftNoticeProps) {
  const { shown, toggle } = useFolded(drafts);
  return (
    <section className={styles.notice} aria-label="Yarım kalan yazılar">
      <IconHistory size={20} aria-hidden className={styles.icon} />
      <div className={styles.offers}>
        <p className={styles.text}>
          <strong>
            {drafts.length === 1 ? 'Yarım kalan bir yazınız var.' : `Yarım kalan ${drafts.length} yazınız var.`}
          </strong>
        </p>
        <ul className={styles.rows}>
          {shown.map((draft) => (
            <Offer key={draft.id} draft={draft} {...shared} />
          ))}
        </ul>
        {toggle}
      </div>
    </section>
  );
}

const MOVED = ' Kayıt o zamandan beri değişti; geri yükledikten sonra gözden geçirin.';

function Offer({ draft, base, onRestore, onDiscard }: Omit<DraftNoticeProps, 'drafts'> & { draft: OfferedDraft }) {
  const now = useNow();
  const textId = useId();
  const form = useDraftForms()(draft.form);
  const name = form ? draftName(form, draft) : draft.title;
  const moved = draft.base !== base;
  const discard = async () => {
    if (await confirmDiscardUnfinished(name)) onDiscard(draft);
  };
  return (
    <li className={styles.row}>
      <p id={textId} className={styles.text}>
        {name === '' ? null : <strong>{name}</strong>}
        <span className={styles.facts}>
          {`${relativeTime(new Date(draft.savedAt), now)} ${draftPlaces[draft.place]} saklandı.${moved ? MOVED : ''}`}
        </span>
      </p>
      <div className={styles.actions}>
        <Button size="xs" aria-describedby={textId} onClick={() => onRestore(draft)}>
          Yazıyı geri yükle
        </Button>
        <Button size="xs" variant="default" aria-describedby={textId} onClick={() => void discard()}>
          Yazıyı sil
        </Button>
      </div>
    </li>
  );
}
