import { Button } from '@mantine/core';
import { useState } from 'react';
import { relativeTime } from 'shared-contracts/relative-time';
import { useNow } from '../use-now.ts';
import { Link } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { draftAddress, draftName } from './draft-form.ts';
import { findDraftsOf, removeDraft, type StoredDraft } from './draft-store.ts';
import styles from './drafts.module.css';
import { useDraftForms } from './use-draft-forms.ts';

/** Lists the user's unsaved drafts in this browser with links to their forms. Renders nothing if there are none. */
export function DraftList() {
  const session = useSession();
  const draftForm = useDraftForms();
  const now = useNow();
  const [drafts, setDrafts] = useState(() => findDraftsOf(session?.user.email ?? ''));
  const shown = drafts.flatMap((draft) => {
    const form = draftForm(draft.form);
    return form && session?.rights.has(form.right) ? [{ draft, form }] : [];
  });
  if (shown.length === 0) return null;
  const discard = ({ key }: StoredDraft) => {
    removeDraft(key);
    setDrafts((all) => all.filter((each) => each.key !== key));
  };
  return (
    <section className={styles.list} aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={styles.listTitle}>
        Kaydedilmemiş taslaklarınız
      </h2>
      <ul className={styles.rows}>
        {shown.map(({ draft, form }) => {
          const name = draftName(form, draft);
          return (
            <li key={draft.key} className={styles.row}>
              <p className={styles.text}>
                <strong>{name}</strong>
                <span className={styles.facts}>
                  {form.name ? `${form.label} · ` : ''}
                  {relativeTime(new Date(draft.savedAt), now)}
                </span>
              </p>
              <div className={styles.actions}>
                <Button
                  component={Link}
                  to={draftAddress(form, draft.record)}
                  size="xs"
                  aria-label={`${name}: devam et`}
                >
                  Devam et
                </Button>
                <Button size="xs" variant="default" aria-label={`${name}: taslağı sil`} onClick={() => discard(draft)}>
                  Sil
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
