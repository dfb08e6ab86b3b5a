import { Button } from '@mantine/core';
import { relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useFolded } from '../../ui/list/use-folded.tsx';
import { useNow } from '../../data/use-now.ts';
import { Link } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import { confirmDiscardUnfinished } from './confirm-discard.ts';
import { draftAddress, draftName } from './draft-form.ts';
import type { OfferedDraft } from './draft-offers.ts';
import styles from './drafts.module.css';
import { draftPlaces } from './stored-draft.ts';
import { useDraftForms } from './use-draft-forms.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

/** Lists what the user has typed and not saved, in this browser and on the server, with links to their forms. Renders nothing if there are none. */
export function DraftList() {
  const session = useSession();
  const draftForm = useDraftForms();
  const now = useNow();
  const [drafts, remove] = useOwnDrafts(session?.user.email ?? '');
  const offered = drafts.flatMap((draft) => {
    const form = draftForm(draft.form);
    return form && session?.rights.has(form.right) ? [{ draft, form }] : [];
  });
  const { shown, toggle } = useFolded(offered);
  if (shown.length === 0) return null;
  const discard = async (draft: OfferedDraft, name: string) => {
    if (await confirmDiscardUnfinished(name)) remove(draft);
  };
  return (
    <section className={styles.list} aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={styles.listTitle}>
        Yarım kalan yazılarınız
      </h2>
      <ul className={styles.rows}>
        {shown.map(({ draft, form }) => {
          const name = draftName(form, draft);
          return (
            <li key={draft.id} className={styles.row}>
              <p className={styles.text}>
                <strong>{name}</strong>
                <span className={styles.facts}>
                  {[form.name && form.label, relativeTime(new Date(draft.savedAt), now), draftPlaces[draft.place]]
                    .filter(Boolean)
                    .join(' · ')}
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
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${name}: yazıyı sil`}
                  onClick={() => void discard(draft, name)}
                >
                  Sil
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {toggle}
    </section>
  );
}
