import type { Icon } from '@tabler/icons-react';
import IconAlignCenter from '@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconAlignRight from '@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs';
import IconColumnInsertLeft from '@tabler/icons-react/dist/esm/icons/IconColumnInsertLeft.mjs';
import IconColumnInsertRight from '@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs';
import IconColumnRemove from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs';
import IconRowInsertBottom from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs';
import IconRowInsertTop from '@tabler/icons-react/dist/esm/icons/IconRowInsertTop.mjs';
import IconRowRemove from '@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs';
import IconTableColumn from '@tabler/icons-react/dist/esm/icons/IconTableColumn.mjs';
import IconTableMinus from '@tabler/icons-react/dist/esm/icons/IconTableMinus.mjs';
import IconTableRow from '@tabler/icons-react/dist/esm/icons/IconTableRow.mjs';
import type { Editor } from '@tiptap/core';
import type { Tool } from './tools.ts';

/** Tools that are shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { label: 'Üste satır ekle', icon: IconRowInsertTop, command: (chain) => chain.addRowBefore() },
  { label: 'Alta satır ekle', icon: IconRowInsertBottom, command: (chain) => chain.addRowAfter() },
  { label: 'Satırı sil', icon: IconRowRemove, command: (chain) => chain.deleteRow() },
  { label: 'Sola sütun ekle', icon: IconColumnInsertLeft, command: (chain) => chain.addColumnBefore() },
  { label: 'Sağa sütun ekle', icon: IconColumnInsertRight, command: (chain) => chain.addColumnAfter() },
  { label: 'Sütunu sil', icon: IconColumnRemove, command: (chain) => chain.deleteColumn() },
  {
    label: 'İlk satırı başlık satırı yap ya da kaldır',
    icon: IconTableRow,
    command: (chain) => chain.toggleHeaderRow(),
  },
  {
    label: 'İlk sütunu başlık sütunu yap ya da kaldır',
    icon: IconTableColumn,
    command: (chain) => chain.toggleHeaderColumn(),
  },
  align(null, 'Hücreyi sola yasla', IconAlignLeft),
  align('center', 'Hücreyi ortala', IconAlignCenter),
  align('right', 'Hücreyi sağa yasla', IconAlignRight),
  { label: 'Tabloyu sil', icon: IconTableMinus, command: (chain) => chain.deleteTable() },
];

/** Aligns the cell of the cursor, or all selected cells. */
function align(value: 'center' | 'right' | null, label: string, icon: Icon): Tool {
  return {
    label,
    icon,
    command: (chain) => chain.setCellAttribute('align', value),
    isActive: (editor) => alignmentAt(editor) === value,
  };
}

function alignmentAt(editor: Editor): unknown {
  const type = editor.isActive('tableHeader') ? 'tableHeader' : 'tableCell';
  return editor.getAttributes(type)['align'] ?? null;
}
