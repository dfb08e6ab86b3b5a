import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { relativeTime } from 'shared-contracts/relative-time';
import { useNow } from '../use-now.ts';
import styles from './drafts.module.css';
import type { Draft } from './draft-store.ts';

interface DraftNoticeProps<V> {
  draft: Draft<V>;
  /** Version of the record in the form, to report that the record has changed since the draft was stored. */
  base: number | null;
  onRestore: (draft: Draft<V>) => void;
  onDiscard: (draft: Draft<V>) => void;
}

export function DraftNotice<V>({ draft, base, onRestore, onDiscard }: DraftNoticeProps<V>) {
  const moved = draft.base !== base;
  const now = useNow();
  return (
    <section className={styles.notice} aria-label="Kaydedilmemiş taslak">
      <IconHistory size={20} aria-hidden className={styles.icon} />
      <p className={styles.text}>
        <strong>Kaydedilmemiş bir taslağınız var.</strong> {relativeTime(new Date(draft.savedAt), now)} bu tarayıcıda
        saklandı.
        {moved ? ' Kayıt o zamandan beri değişti; geri yükledikten sonra gözden geçirin.' : null}
      </p>
      <div className={styles.actions}>
        <Button size="xs" onClick={() => onRestore(draft)}>
          Taslağı geri yükle
        </Button>
        <Button size="xs" variant="default" onClick={() => onDiscard(draft)}>
          Sil
        </Button>
      </div>
    </section>
  );
}
