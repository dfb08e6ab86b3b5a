import { Button } from '@mantine/core';
import { useState } from 'react';
import { relativeTime } from 'shared-contracts/relative-time';
import { useNow } from '../use-now.ts';
import { useLocation } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { CopyButton } from '../copy-button.tsx';
import { draftAddress, type DraftForm } from './draft-form.ts';
import { findDraftsOf, removeDraft, type StoredDraft } from './draft-store.ts';
import { draftTexts, labelOf, joinTexts } from './draft-texts.ts';
import styles from './drafts.module.css';
import { useDraftForms } from './use-draft-forms.ts';

/** Orphaned drafts: the unsaved texts of a deleted record, shown below the not-found message for copying. */
export function OrphanedDrafts() {
  const email = useSession()?.user.email ?? '';
  const { pathname, search } = useLocation();
  const draftForm = useDraftForms();
  const now = useNow();
  const [drafts, setDrafts] = useState(() => findDraftsOf(email));
  const orphaned = drafts
    .filter((draft) => matchesAddress(draft, draftForm(draft.form), pathname, new URLSearchParams(search)))
    .map((draft) => ({ draft, texts: draftTexts(draft.values) }))
    .filter(({ texts }) => texts.length > 0);
  if (orphaned.length === 0) return null;
  const discard = ({ key }: StoredDraft) => {
    removeDraft(key);
    setDrafts((all) => all.filter((each) => each.key !== key));
  };
  return (
    <section className={styles.left} aria-labelledby="orphaned-drafts">
      <h2 id="orphaned-drafts" className={styles.listTitle}>
        Kaydedilmemiş metinleriniz var
      </h2>
      <p className={styles.leftHelp}>
        Kayıt artık olmadığı için forma geri yüklenemez. Buradan kopyalayıp yeni bir kayda yapıştırabilirsiniz.
      </p>
      {orphaned.map(({ draft, texts }) => (
        <div key={draft.key} className={styles.leftDraft}>
          <p className={styles.facts}>{relativeTime(new Date(draft.savedAt), now)} bu tarayıcıda saklandı.</p>
          <div className={styles.actions}>
            <CopyButton text={joinTexts(texts)} label="Yazdıklarımı kopyala" />
            <Button variant="default" onClick={() => discard(draft)}>
              Taslağı sil
            </Button>
          </div>
          <dl className={styles.texts}>
            {texts.map((word) => (
              <div key={labelOf(word)}>
                <dt>{labelOf(word)}</dt>
                <dd>{word.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** Checks whether this address is the one of the draft's form; additional query parameters are ignored. */
function matchesAddress(
  { record }: StoredDraft,
  form: DraftForm | null,
  pathname: string,
  query: URLSearchParams,
): boolean {
  if (!form || record === 0) return false;
  const [path, wanted = ''] = draftAddress(form, record).split('?');
  return path === pathname && [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value);
}
