import { Button, Modal, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { limits } from 'shared-contracts/limits';
import type { MediaRecord } from 'shared-contracts/media';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../http.ts';
import { readQuery } from '../query.ts';
import { LoadingView } from '../states/loading.view.tsx';
import { useFeedback } from '../use-feedback.ts';
import { useLanguages } from '../use-languages.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import styles from './picture-dialog.module.css';

interface PictureTextDialogProps {
  /** Id of the picture. */
  id: number;
  onClose: () => void;
  /** Called with the alternative text in the default language. */
  onSaved: (alt: string) => void;
}

/** Dialog for the alternative text of a library picture, opened where the picture is used. */
export function PictureTextDialog({ id, onClose, onSaved }: PictureTextDialogProps) {
  useRestoreFocus();
  const picture = useQuery(readQuery<MediaRecord>(api.adminMediaRecord(id)));
  const languages = useLanguages();
  return (
    <Modal opened onClose={onClose} title="Alternatif metin" size={560}>
      {picture.isSuccess && languages.isSuccess ? (
        <TextForm record={picture.data} languages={languages.data} onClose={onClose} onSaved={onSaved} />
      ) : (
        <LoadingView queries={[picture, languages]} />
      )}
    </Modal>
  );
}

interface TextFormProps extends Omit<PictureTextDialogProps, 'id'> {
  record: MediaRecord;
  languages: readonly LanguageRecord[];
}

function TextForm({ record, languages, onClose, onSaved }: TextFormProps) {
  const { id, version, folder } = record;
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>(record.alts);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pending, run } = useFeedback();
  const save = async () => {
    const fields = { version, alts, folder };
    const answer = await run(() => sendForm('PUT', api.adminMediaRecord(id), fields), { success: messages.updated });
    setErrors(answer?.errors ?? {});
    if (answer?.success) onSaved(alts[languages[0]?.abbr ?? ''] ?? '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Do not submit the form that contains the picture.
    event.stopPropagation();
    void save();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.text}>
      <p>Görseli göremeyenlere ne gösterdiğini anlatan bir cümle. Görselin kullanıldığı her yerde geçerlidir.</p>
      {languages.map(({ abbr, lang }, index) => (
        <Textarea
          key={abbr}
          label={lang}
          autosize
          minRows={2}
          maxLength={limits.summary.max}
          data-autofocus={index === 0 || undefined}
          value={alts[abbr] ?? ''}
          error={errors[`alts.${abbr}`]}
          onChange={(event) => setAlts({ ...alts, [abbr]: event.currentTarget.value })}
        />
      ))}
      <div className={styles.textActions}>
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" loading={pending}>
          Kaydet
        </Button>
      </div>
    </form>
  );
}
