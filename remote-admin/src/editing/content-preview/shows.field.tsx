import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import type { PreviewOf } from './content-preview.api.ts';
import styles from './content-preview.module.css';

/** What a new link shows: the form as it is, or every draft that is saved later. */
export type Shows = 'copy' | 'drafts';

const radio = { radio: styles.radio ?? '' };

interface ShowsFieldProps {
  of: PreviewOf;
  shows: Shows;
  onChange: (shows: Shows) => void;
}

/** Choice between a copy of the form and the drafts that are saved later. */
export function ShowsField({ of: { record, copy = null }, shows, onChange }: ShowsFieldProps) {
  const isFollowable = record !== null || copy !== null;
  return (
    <Radio.Group
      className={styles.shows}
      label="Bağlantı ne göstersin?"
      value={shows}
      onChange={(value) => onChange(value === 'drafts' ? 'drafts' : 'copy')}
    >
      <div className={styles.choices}>
        <Radio
          value="copy"
          classNames={radio}
          label="Bu hâlini göster"
          description="Formun şu anki hâlinin kopyası; kaydetmedikleriniz de görünür, sonraki değişiklikler görünmez."
        />
        <Radio
          value="drafts"
          classNames={radio}
          label="Sonraki taslakları da göster"
          description={
            isFollowable
              ? 'Her açılışta son kaydedilen taslak, taslak yoksa kaydın kendisi; iş arkadaşlarınızın taslakları da. Kaydetmedikleriniz görünmez.'
              : 'Bunun için önce taslağı kaydedin.'
          }
          disabled={!isFollowable}
        />
      </div>
    </Radio.Group>
  );
}
