import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { lengthError } from '../../ui/length-error.ts';
import { announcePictureText } from '../media/picture-texts.ts';
import { readQuery } from '../../data/query.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useLanguages } from '../../data/use-languages.ts';
import styles from './picture-dialog.module.css';

export interface PictureTextFormProps {
  /** Id of the picture. */
  id: number;
  onClose: () => void;
  /** Called after the text was saved and the open forms know it. */
  onSaved: () => void;
}

/** Alternative text of a library picture in all languages, saved with the picture at once. */
export function PictureTextForm({ id, onClose, onSaved }: PictureTextFormProps) {
  const picture = useQuery(readQuery<MediaRecord>(api.adminMediaRecord(id)));
  const languages = useLanguages();
  if (!picture.isSuccess || !languages.isSuccess) return <LoadingView queries={[picture, languages]} />;
  return <TextForm record={picture.data} languages={languages.data} onClose={onClose} onSaved={onSaved} />;
}

interface TextFormProps extends Omit<PictureTextFormProps, 'id'> {
  record: MediaRecord;
  languages: readonly LanguageInfo[];
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
    if (!answer?.success) return;
    announcePictureText({ id, alt: alts[languages[0]?.abbr ?? ''] ?? '' });
    onSaved();
  };
  // No form element: the picture is in the form of the record that shows it.
  return (
    <div className={styles.text}>
      <p>Görseli göremeyenlere ne gösterdiğini anlatan bir cümle. Görselin kullanıldığı her yerde geçerlidir.</p>
      {languages.map(({ abbr, lang }, index) => (
        <Textarea
          key={abbr}
          label={lang}
          autosize
          minRows={2}
          data-autofocus={index === 0 || undefined}
          value={alts[abbr] ?? ''}
          error={errors[`alts.${abbr}`] ?? lengthError(alts[abbr] ?? '', limits.summary.max)}
          onChange={(event) => setAlts({ ...alts, [abbr]: event.currentTarget.value })}
        />
      ))}
      <div className={styles.textActions}>
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button loading={pending} onClick={() => void save()}>
          Kaydet
        </Button>
      </div>
    </div>
  );
}
