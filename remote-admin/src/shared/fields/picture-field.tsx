import { Button, Input } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, Suspense, useState } from 'react';
import type { Picture } from 'shared-contracts/pictures';
import { useFormField } from '../form/use-form-field.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import styles from './fields.module.css';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** A picture of the media library, or none. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<Picture | null>(name);
  const [choosing, setChoosing] = useState(false);
  const choice = value ? 'Değiştir' : 'Görsel seç';
  const choose = (picture: Picture) => {
    set(picture);
    setChoosing(false);
  };
  return (
    <Input.Wrapper error={error} className={styles.picture}>
      {value ? (
        <Thumbnail picture={value} sizes="320px" alt={value.alt} className={styles.chosen} />
      ) : (
        <div className={styles.noPicture}>
          <IconPhoto size={28} stroke={1.5} aria-hidden />
          Görsel seçilmedi
        </div>
      )}
      {value && !value.alt ? (
        <p className={styles.pictureHint}>Alternatif metni yok; Medya ekranından ekleyebilirsiniz.</p>
      ) : null}
      <div className={styles.pictureActions}>
        <Button
          id={name}
          size="xs"
          variant="default"
          onClick={() => setChoosing(true)}
          aria-label={`${choice}, ${label}`}
        >
          {choice}
        </Button>
        {value ? (
          <Button size="xs" variant="subtle" color="gray" onClick={() => set(null)} aria-label={`Kaldır, ${label}`}>
            Kaldır
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {choosing ? (
          <PictureDialog chosen={value?.id ?? null} onChoose={choose} onClose={() => setChoosing(false)} />
        ) : null}
      </Suspense>
    </Input.Wrapper>
  );
}
