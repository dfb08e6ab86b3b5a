import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldChange, RestoredVersion, VersionRow } from '@vitrin/shared-contracts/history';
import { limits } from '@vitrin/shared-contracts/limits';
import { lengthError } from '../../ui/length-error.ts';
import { useMayPublish } from '../publication/use-may-publish.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { historyPath, noteVersion, restoreVersion, versionQuery, type HistoryOf } from '../../data/history.api.ts';
import { ChangeList } from './change-list.tsx';
import styles from './history.module.css';

interface VersionPanelProps {
  of: HistoryOf;
  version: VersionRow;
  isPresent: boolean;
  onRestore: (restored: RestoredVersion) => void;
}

/** The differences of a version from the present state, its note, and the button that continues from it. */
export function VersionPanel({ of, version, isPresent, onRestore }: VersionPanelProps) {
  const { number } = version;
  const query = useQuery(versionQuery(of, number));
  const { pending, run } = useFeedback();
  const mayNote = useMayPublish(of.entity);
  if (!query.isSuccess) return <LoadingView queries={[query]} />;
  const { changes } = query.data;
  const restore = async () => {
    const answer = await run(() => restoreVersion(of, number), {
      failure: 'Bu sürüm geri yüklenemiyor.',
    });
    if (answer?.success && answer.data) onRestore(answer.data);
  };
  return (
    <div className={styles.panel}>
      {isPresent ? null : <Changes changes={changes} />}
      {mayNote ? <NoteField key={version.note} of={of} version={version} /> : null}
      {isPresent || changes.length === 0 ? null : (
        <div>
          <Button loading={pending} onClick={() => void restore()}>
            Bu sürümden devam et
          </Button>
          <p className={styles.help}>Sürüm forma yüklenir. Yayınlayana kadar sitede hiçbir şey değişmez.</p>
        </div>
      )}
    </div>
  );
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className={styles.help}>Bu sürüm, kaydın şimdiki hâliyle aynı.</p>;
  return (
    <>
      <p className={styles.help}>
        Bu sürümden sonra <del>silinenler</del> ve <ins>eklenenler</ins>:
      </p>
      <ChangeList changes={changes} />
    </>
  );
}

/** A version with a note is kept for ever. */
function NoteField({ of, version: { number, note } }: Pick<VersionPanelProps, 'of' | 'version'>) {
  const [text, setText] = useState(note);
  const error = lengthError(text, limits.versionNote.max);
  const { pending, run } = useFeedback();
  const save = () => run(() => noteVersion(of, number, text), { success: 'Güncellendi!', changes: [historyPath(of)] });
  return (
    <div className={styles.noteField}>
      <TextInput
        label="Not"
        description="Notu olan sürüm hiç silinmez; ötekiler 90 gün ve en az 50 sürüm saklanır."
        error={error}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === note || error !== undefined}
        loading={pending}
        onClick={() => void save()}
      >
        Notu kaydet
      </Button>
    </div>
  );
}
