import { Button, Input } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useState } from 'react';
import type { ProductDocument } from '@vitrin/shared-contracts/catalogue';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { limits } from '@vitrin/shared-contracts/limits';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { formatFileSize } from '../../data/format-file-size.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import { RowMenu } from '../../ui/list/row-menu.tsx';
import { SortableList } from '../../ui/list/sortable-list.tsx';
import styles from './catalogue.module.css';

const DownloadChooser = lazy(async () => ({
  default: (await import('../../rich-text/blocks/download-chooser.tsx')).DownloadChooser,
}));

const max = limits.product.documents;

/** Files of a product that visitors download, in display order. */
export function DocumentsField({ name, label }: { name: string; label: string }) {
  const { value: files, error, set } = useFormField<ProductDocument[]>(name);
  const [isChoosing, setIsChoosing] = useState(false);
  const move = (from: number, to: number) => set([...moveItem(files, from, to)]);
  const add = ({ path, name: fileName, type, bytes }: ProductDocument) => {
    if (!files.some((each) => each.path === path)) set([...files, { path, name: fileName, type, bytes }]);
  };
  return (
    <Input.Wrapper
      description="Katalog, kılavuz, çizim; sayfada dosyanın adı, türü ve boyutuyla."
      inputWrapperOrder={['description', 'error', 'input']}
      error={error}
    >
      <SortableList
        items={files.map((file) => ({ ...file, id: file.path }))}
        label={label}
        nameOf={(file) => file.name}
        movable={files.length > 1}
        onMove={move}
        renderRow={(file, index, drag) => (
          <li ref={drag.row} className={styles.document}>
            <DragHandle drag={drag} name={file.name} movable={files.length > 1} />
            <span className={styles.documentName}>
              {file.name}
              <span className={styles.documentFacts}>
                {downloadTypes[file.type].label}, {formatFileSize(file.bytes)}
              </span>
            </span>
            <RowMenu name={file.name} index={index} count={files.length} disabled={false} onMove={move} />
            <IconButton
              data-tooltip="Çıkar"
              aria-label={`${file.name}: çıkar`}
              onClick={() => set(files.filter(({ path }) => path !== file.path))}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        )}
      />
      <Button id={name} size="xs" variant="default" disabled={files.length >= max} onClick={() => setIsChoosing(true)}>
        {files.length >= max ? `En çok ${max} dosya` : 'Dosya ekle'}
      </Button>
      <Suspense fallback={null}>
        {isChoosing ? (
          <DownloadChooser action="ürüne ekle" onChoose={add} onClose={() => setIsChoosing(false)} />
        ) : null}
      </Suspense>
    </Input.Wrapper>
  );
}
