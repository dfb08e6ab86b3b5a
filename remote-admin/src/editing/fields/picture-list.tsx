import { Button, Input } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useState } from 'react';
import { pictureSrc, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import { RowMenu } from '../../ui/list/row-menu.tsx';
import { SortableList } from '../../ui/list/sortable-list.tsx';
import styles from './picture-list.module.css';
import { IconButton } from '../../ui/icon-button.tsx';

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

interface PictureListProps {
  id: string;
  label: string;
  help: string;
  value: readonly Picture[];
  error: string | undefined;
  max: number;
  /** Returns what a row says of its picture. */
  textOf: (index: number) => string;
  onChange: (pictures: readonly Picture[]) => void;
}

/** An ordered list of pictures from the media library. */
export function PictureList({ id, label, help, value, error, max, textOf, onChange }: PictureListProps) {
  const [choosing, setChoosing] = useState(false);
  const move = (from: number, to: number) => onChange([...moveItem(value, from, to)]);
  const add = (pictures: readonly Picture[]) => {
    const added = pictures.filter((picture) => !value.some((each) => each.id === picture.id));
    onChange([...value, ...added].slice(0, max));
    setChoosing(false);
  };
  return (
    <Input.Wrapper error={error} className={styles.field}>
      <p className={styles.help}>{help}</p>
      <SortableList
        items={value}
        label={label}
        nameOf={pictureName}
        movable={value.length > 1}
        onMove={move}
        renderRow={(picture, index, drag) => (
          <li ref={drag.row} className={styles.row}>
            <DragHandle drag={drag} name={pictureName(picture)} movable={value.length > 1} />
            <ListedPicture picture={picture} />
            <span className={styles.text}>{textOf(index)}</span>
            <RowMenu name={pictureName(picture)} index={index} count={value.length} disabled={false} onMove={move} />
            <IconButton
              data-tooltip="Kaldır"
              aria-label={`${pictureName(picture)}: kaldır`}
              onClick={() => onChange(value.filter((each) => each.id !== picture.id))}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        )}
      />
      <Button
        id={id}
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

/** A picture whose files are not known yet has an empty box of the same size. */
function ListedPicture({ picture }: { picture: Picture }) {
  if (picture.widths.length === 0) return <span className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={pictureSrc(picture)}
      srcSet={pictureSrcset(picture, 'webp')}
      sizes="72px"
      alt={picture.alt}
    />
  );
}

function pictureName({ id, alt }: Picture): string {
  return alt || `Görsel ${id}`;
}
