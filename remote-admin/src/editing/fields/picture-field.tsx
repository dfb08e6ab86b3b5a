import { Button, Input } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, Suspense, useState } from 'react';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { useRight } from '@vitrin/shared-contracts/state';
import { useFormField } from '../form/use-form-field.ts';
import { usePictureTexts } from '../media/picture-texts.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import styles from './fields.module.css';

const PictureTextDialog = lazy(async () => ({
  default: (await import('./picture-text.dialog.tsx')).PictureTextDialog,
}));
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** Form field for one picture of the media library, or none. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<Picture | null>(name);
  return <PictureChoice id={name} label={label} value={value} error={error} onChange={set} />;
}

interface PictureChoiceProps {
  id: string;
  label: string;
  value: Picture | null;
  error: string | undefined;
  onChange: (picture: Picture | null) => void;
}

/** Shows a picture of the media library with the buttons that choose and remove it. */
export function PictureChoice({ id, label, value, error, onChange }: PictureChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  const choice = value ? 'Değiştir' : 'Görsel seç';
  const choose = (picture: Picture) => {
    onChange(picture);
    setChoosing(false);
  };
  return (
    <Input.Wrapper error={error} className={styles.picture}>
      {value ? (
        <ChosenPicture key={value.id} picture={value} label={label} />
      ) : (
        <div className={styles.noPicture}>
          <IconPhoto size={28} stroke={1.5} aria-hidden />
          Görsel seçilmedi
        </div>
      )}
      <div className={styles.pictureActions}>
        <Button
          id={id}
          size="xs"
          variant="default"
          onClick={() => setChoosing(true)}
          aria-label={`${choice}, ${label}`}
        >
          {choice}
        </Button>
        {value ? (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => onChange(null)}
            aria-label={`Kaldır, ${label}`}
          >
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

/**
 * Chosen picture with its alternative text. The text is saved with the picture immediately and does not change the form
 * value.
 */
function ChosenPicture({ picture, label }: { picture: Picture; label: string }) {
  const alt = usePictureTexts().get(picture.id) ?? picture.alt;
  const [isTextDialogOpen, setTextDialogOpen] = useState(false);
  const mayEditText = useRight('media.write');
  return (
    <>
      <Thumbnail picture={picture} sizes="320px" alt={alt} className={styles.chosen} />
      <p className={styles.pictureHint}>
        <span>{alt ? `Alternatif metin: ${alt}` : 'Alternatif metni yok.'}</span>{' '}
        {mayEditText ? (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => setTextDialogOpen(true)}
            aria-label={`${alt ? 'Düzelt' : 'Yaz'}: alternatif metin, ${label}`}
          >
            {alt ? 'Düzelt' : 'Yaz'}
          </Button>
        ) : null}
      </p>
      <Suspense fallback={null}>
        {isTextDialogOpen ? (
          <PictureTextDialog
            id={picture.id}
            onClose={() => setTextDialogOpen(false)}
            onSaved={() => setTextDialogOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
