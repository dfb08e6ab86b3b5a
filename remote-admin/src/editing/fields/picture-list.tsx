import { Button, Input } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useState } from 'react';
import { pictureSrc, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import { RowMenu } from '../../ui/list/row-menu.tsx';
import { SortableList } from '../../ui/list/sortable-list.tsx';
import styles from './pictures-field.module.css';
import { IconButton } from '../../ui/icon-button.tsx';

const PictureDialog = lazy(async () => ({
  default: (await import('../../editing/fields/picture-dialog.tsx')).PictureDialog,
}));

interface PicturesFieldProps {
  name: string;
  label: string;
  max: number;
}

/** An ordered list of pictures from the media library; the first one is the main picture. */
export function PicturesField({ name, label, max }: PicturesFieldProps) {
  const { value, error, set } = useFormField<Picture[]>(name);
  const [choosing, setChoosing] = useState(false);
  const move = (from: number, to: number) => set([...moveItem(value, from, to)]);
  const add = (pictures: readonly Picture[]) => {
    const added = pictures.filter((picture) => !value.some(({ id }) => id === picture.id));
    set([...value, ...added].slice(0, max));
    setChoosing(false);
  };
  return (
    <Input.Wrapper error={error} className={styles.field}>
      <p className={styles.help}>İlk görsel kapaktır: listelerde ve paylaşımlarda o görünür.</p>
      <SortableList
        items={value}
        label={label}
        nameOf={pictureName}
        movable={value.length > 1}
        onMove={move}
        renderRow={(picture, index, drag) => (
          <li ref={drag.row} className={styles.row}>
            <DragHandle drag={drag} name={pictureName(picture)} movable={value.length > 1} />
            <img
              className={styles.picture}
              src={pictureSrc(picture)}
              srcSet={pictureSrcset(picture, 'webp')}
              sizes="72px"
              alt={picture.alt}
            />
            <span className={styles.text}>{index === 0 ? 'Kapak' : `${index + 1}. görsel`}</span>
            <RowMenu name={pictureName(picture)} index={index} count={value.length} disabled={false} onMove={move} />
            <IconButton
              data-tooltip="Kaldır"
              aria-label={`${pictureName(picture)}: kaldır`}
              onClick={() => set(value.filter(({ id }) => id !== picture.id))}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        )}
      />
      <Button
        id={name}
        size="xs"
        variant="default"
        className={styles.add}
        disabled={value.length >= max}
        onClick={() => setChoosing(true)}
      >
        {value.length >= max ? `En çok ${max} görsel` : 'Görsel ekle'}
      </Button>
      <Suspense fallback={null}>
        {choosing ? (
          <PictureDialog
            chosen={null}
            multiple={{ remaining: max - value.length, onChoose: add }}
            onChoose={(picture) => add([picture])}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </Input.Wrapper>
  );
}

function pictureName({ id, alt }: Picture): string {
  return alt || `Görsel ${id}`;
}
