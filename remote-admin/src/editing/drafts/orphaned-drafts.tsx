import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useNow } from '../../data/use-now.ts';
import { useLocation } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import { CopyButton } from '../../ui/copy-button.tsx';
import { confirmDiscardUnfinished } from './confirm-discard.ts';
import { draftAddress, type DraftForm } from './draft-form.ts';
import type { OfferedDraft } from './draft-offers.ts';
import { draftTexts, labelOf, joinTexts } from './draft-texts.ts';
import styles from './drafts.module.css';
import { draftPlaces } from './stored-draft.ts';
import { useDraftForms } from './use-draft-forms.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

/** Orphaned drafts: the unsaved texts of a deleted record, shown below the not-found message for copying. */
export function OrphanedDrafts() {
  const email = useSession()?.user.email ?? '';
  const { pathname, search } = useLocation();
  const draftForm = useDraftForms();
  const now = useNow();
  const [drafts, remove] = useOwnDrafts(email);
  const found = drafts.filter((draft) =>
    matchesAddress(draft, draftForm(draft.form), pathname, new URLSearchParams(search)),
  );
  const orphaned = useValues(found)
    .map(({ draft, values }) => ({ draft, texts: draftTexts(values, draft.form) }))
    .filter(({ texts }) => texts.length > 0);
  if (orphaned.length === 0) return null;
  const discard = async (draft: OfferedDraft) => {
    if (await confirmDiscardUnfinished()) remove(draft);
  };
  return (
    <section className={styles.left} aria-labelledby="orphaned-drafts">
      <h2 id="orphaned-drafts" className={styles.listTitle}>
        Yarım kalan yazılarınız var
      </h2>
      <p className={styles.leftHelp}>
        Kayıt artık olmadığı için forma geri yüklenemez. Buradan kopyalayıp yeni bir kayda yapıştırabilirsiniz.
      </p>
      {orphaned.map(({ draft, texts }) => (
        <div key={draft.id} className={styles.leftDraft}>
          <p className={styles.facts}>
            {relativeTime(new Date(draft.savedAt), now)} {draftPlaces[draft.place]} saklandı.
          </p>
          <div className={styles.actions}>
            <CopyButton text={joinTexts(texts)} label="Yazdıklarımı kopyala" />
            <Button variant="default" onClick={() => void discard(draft)}>
              Yazıyı sil
            </Button>
          </div>
          <dl className={styles.texts}>
            {texts.map((word) => (
              <div key={`${labelOf(word)} ${word.text}`}>
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

/** Returns the drafts with their values; reads those that are on the server. */
function useValues(drafts: readonly OfferedDraft[]): { draft: OfferedDraft; values: unknown }[] {
  const [known, setKnown] = useState<Readonly<Record<string, unknown>>>({});
  const missing = drafts.filter(({ id, place }) => place === 'server' && !Object.hasOwn(known, id));
  const wanted = missing.map(({ id }) => id).join(' ');
  useEffect(() => {
    let isMounted = true;
    const read = async (draft: OfferedDraft) => {
      const { readOffer } = await import('./draft-offers.ts');
      const found = await readOffer(draft);
      if (isMounted) setKnown((before) => ({ ...before, [draft.id]: found?.values }));
    };
    for (const draft of missing) void read(draft);
    return () => {
      isMounted = false;
    };
    // oxlint-disable-next-line exhaustive-deps -- `missing` is a new list in every render; its ids decide
  }, [wanted]);
  return drafts.map((draft) => ({ draft, values: draft.place === 'server' ? known[draft.id] : draft.values }));
}

/** Checks whether this address is the one of the draft's form; additional query parameters are ignored. */
function matchesAddress(
  { record }: OfferedDraft,
  form: DraftForm | null,
  pathname: string,
  query: URLSearchParams,
): boolean {
  if (!form || record === 0) return false;
  const [path, wanted = ''] = draftAddress(form, record).split('?');
  return path === pathname && [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value);
}
