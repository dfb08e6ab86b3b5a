import { Checkbox, TextInput } from '@mantine/core';
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
  const [rows, setRows] = useState('3');
  const [cols, setCols] = useState('3');
  const [withHeaderRow, setHeader] = useState(true);
  const [isSent, setSent] = useState(false);
  const errors = { rows: sizeError(rows, MAX_ROWS), cols: sizeError(cols, MAX_COLUMNS) };
  const insert = () => {
    setSent(true);
    if (errors.rows !== null || errors.cols !== null) return;
    editor
      .chain()
      .insertTable({ rows: Number(rows), cols: Number(cols), withHeaderRow })
      .run();
    onClose();
  };
  return (
    <EditorDialog title="Tablo ekle" save="Ekle" onSave={insert} onClose={onClose}>
      <div className={styles.pair}>
        <TextInput
          data-autofocus
          label="Satır"
          inputMode="numeric"
          value={rows}
          error={isSent && errors.rows}
          onChange={(event) => setRows(event.currentTarget.value)}
        />
        <TextInput
          label="Sütun"
          inputMode="numeric"
          value={cols}
          error={isSent && errors.cols}
          onChange={(event) => setCols(event.currentTarget.value)}
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

/** Returns the error of a number of rows or columns; null if it is one from 1 to `max`. */
function sizeError(typed: string, max: number): string | null {
  const size = Number(typed);
  return Number.isInteger(size) && size >= 1 && size <= max ? null : `1 ile ${max} arasında bir sayı yazın.`;
}
