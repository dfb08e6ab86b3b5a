import { Button } from '@mantine/core';
import { useState } from 'react';
import { relativeTime } from 'shared-contracts/relative-time';
import { useNow } from '../use-now.ts';
import { useLocation } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { CopyButton } from '../copy-button.tsx';
import { draftAddress, type DraftForm } from './draft-form.ts';
import { findDraftsOf, removeDraft, type FiledDraft } from './draft-store.ts';
import { draftWords, labelOf, wordsAsText } from './draft-words.ts';
import styles from './drafts.module.css';
import { useDraftForms } from './use-draft-forms.ts';

/** Below a record that is gone: what this person had written in its form and not saved, to be copied. */
export function LeftWords() {
  const email = useSession()?.user.email ?? '';
  const { pathname, search } = useLocation();
  const draftForm = useDraftForms();
  const now = useNow();
  const [drafts, setDrafts] = useState(() => findDraftsOf(email));
  const left = drafts
    .filter((draft) => leadsHere(draft, draftForm(draft.form), pathname, new URLSearchParams(search)))
    .map((draft) => ({ draft, words: draftWords(draft.values) }))
    .filter(({ words }) => words.length > 0);
  if (left.length === 0) return null;
  const discard = ({ key }: FiledDraft) => {
    removeDraft(key);
    setDrafts((all) => all.filter((each) => each.key !== key));
  };
  return (
    <section className={styles.left} aria-labelledby="left-words">
      <h2 id="left-words" className={styles.listTitle}>
        Kaydetmediğiniz metinler duruyor
      </h2>
      <p className={styles.leftHelp}>
        Kayıt artık olmadığı için forma geri yüklenemez. Buradan kopyalayıp yeni bir kayda yapıştırabilirsiniz.
      </p>
      {left.map(({ draft, words }) => (
        <div key={draft.key} className={styles.leftDraft}>
          <p className={styles.facts}>{relativeTime(new Date(draft.savedAt), now)} bu tarayıcıda saklandı.</p>
          <div className={styles.actions}>
            <CopyButton text={wordsAsText(words)} label="Yazdıklarımı kopyala" />
            <Button variant="default" onClick={() => discard(draft)}>
              Taslağı sil
            </Button>
          </div>
          <dl className={styles.words}>
            {words.map((word) => (
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

/** The form of the draft would stand at this address, beside whatever else the address holds. */
function leadsHere({ record }: FiledDraft, form: DraftForm | null, pathname: string, query: URLSearchParams): boolean {
  if (!form || record === 0) return false;
  const [path, wanted = ''] = draftAddress(form, record).split('?');
  return path === pathname && [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value);
}
