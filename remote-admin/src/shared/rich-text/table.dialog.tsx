import { Checkbox, NumberInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import styles from './editor-dialog.module.css';

interface TableDialogProps {
  editor: Editor;
  onClose: () => void;
}

const MAX_ROWS = 50;
const MAX_COLUMNS = 12;

/** Asks for the size of a new table and whether its first row is a header. */
export function TableDialog({ editor, onClose }: TableDialogProps) {
  const [rows, setRows] = useState<number | string>(3);
  const [cols, setCols] = useState<number | string>(3);
  const [withHeaderRow, setHeader] = useState(true);
  const insert = () => {
    editor
      .chain()
      .insertTable({ rows: Number(rows) || 1, cols: Number(cols) || 1, withHeaderRow })
      .run();
    onClose();
  };
  return (
    <EditorDialog title="Tablo ekle" save="Ekle" onSave={insert} onClose={onClose}>
      <div className={styles.pair}>
        <NumberInput
          data-autofocus
          label="Satır"
          min={1}
          max={MAX_ROWS}
          clampBehavior="strict"
          allowDecimal={false}
          value={rows}
          onChange={setRows}
        />
        <NumberInput
          label="Sütun"
          min={1}
          max={MAX_COLUMNS}
          clampBehavior="strict"
          allowDecimal={false}
          value={cols}
          onChange={setCols}
        />
      </div>
      <Checkbox
        label="İlk satır sütun başlıklarıdır"
        checked={withHeaderRow}
        onChange={(event) => setHeader(event.currentTarget.checked)}
      />
    </EditorDialog>
  );
}
