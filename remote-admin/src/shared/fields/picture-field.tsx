import { Button, Input } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, Suspense, useState } from 'react';
import type { Picture } from 'shared-contracts/pictures';
import { useRight } from 'shared-contracts/state';
import { useFormField } from '../form/use-form-field.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import styles from './fields.module.css';

const PictureTextDialog = lazy(async () => ({
  default: (await import('./picture-text.dialog.tsx')).PictureTextDialog,
}));
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** A picture of the media library, or none. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<Picture | null>(name);
  const [choosing, setChoosing] = useState(false);
  const [describing, setDescribing] = useState(false);
  // Saved with the picture at once: it is no change of the form.
  const [written, setWritten] = useState<{ id: number; alt: string } | null>(null);
  const alt = value && (written?.id === value.id ? written.alt : value.alt);
  const mayDescribe = useRight('media.write');
  const choice = value ? 'Değiştir' : 'Görsel seç';
  const choose = (picture: Picture) => {
    set(picture);
    setChoosing(false);
  };
  return (
    <Input.Wrapper error={error} className={styles.picture}>
      {value ? (
        <Thumbnail picture={value} sizes="320px" alt={alt ?? ''} className={styles.chosen} />
      ) : (
        <div className={styles.noPicture}>
          <IconPhoto size={28} stroke={1.5} aria-hidden />
          Görsel seçilmedi
        </div>
      )}
      {value && !alt ? <p className={styles.pictureHint}>Alternatif metni yok.</p> : null}
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
        {value && mayDescribe ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => setDescribing(true)}
            aria-label={`Alternatif metin, ${label}`}
          >
            Alternatif metin
          </Button>
        ) : null}
        {value ? (
          <Button size="xs" variant="subtle" color="gray" onClick={() => set(null)} aria-label={`Kaldır, ${label}`}>
            Kaldır
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {value && describing ? (
          <PictureTextDialog
            id={value.id}
            onClose={() => setDescribing(false)}
            onSaved={(saved) => {
              setWritten({ id: value.id, alt: saved });
              setDescribing(false);
            }}
          />
        ) : null}
        {choosing ? (
          <PictureDialog chosen={value?.id ?? null} onChoose={choose} onClose={() => setChoosing(false)} />
        ) : null}
      </Suspense>
    </Input.Wrapper>
  );
}
