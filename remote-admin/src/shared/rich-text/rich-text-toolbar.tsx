import { RichTextEditor as Shell } from '@mantine/tiptap';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import IconColumnInsertRight from '@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs';
import IconColumnRemove from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs';
import IconRowInsertBottom from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs';
import IconRowRemove from '@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs';
import IconTableMinus from '@tabler/icons-react/dist/esm/icons/IconTableMinus.mjs';
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs';
import { ToolbarButton } from './toolbar-button.tsx';

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  return (
    <Shell.Toolbar sticky stickyOffset="var(--header-size)" role="toolbar" aria-label="Biçimlendirme">
      <Shell.ControlsGroup>
        <Shell.H2 />
        <Shell.H3 />
        <Shell.H4 />
      </Shell.ControlsGroup>
      <Shell.ControlsGroup>
        <Shell.Bold />
        <Shell.Italic />
        <Shell.Link />
        <Shell.Unlink />
      </Shell.ControlsGroup>
      <Shell.ControlsGroup>
        <Shell.BulletList />
        <Shell.OrderedList />
        <Shell.Blockquote />
        <Shell.Hr />
      </Shell.ControlsGroup>
      <Shell.ControlsGroup>
        {inTable ? <TableTools editor={editor} /> : <InsertTable editor={editor} />}
      </Shell.ControlsGroup>
      <Shell.ControlsGroup>
        <Shell.Undo />
        <Shell.Redo />
      </Shell.ControlsGroup>
    </Shell.Toolbar>
  );
}

function InsertTable({ editor }: { editor: Editor }) {
  const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return <ToolbarButton label="Tablo ekle" icon={IconTablePlus} onClick={insert} />;
}

function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <>
      <ToolbarButton label="Alta satır ekle" icon={IconRowInsertBottom} onClick={() => chain().addRowAfter().run()} />
      <ToolbarButton label="Satırı sil" icon={IconRowRemove} onClick={() => chain().deleteRow().run()} />
      <ToolbarButton
        label="Sağa sütun ekle"
        icon={IconColumnInsertRight}
        onClick={() => chain().addColumnAfter().run()}
      />
      <ToolbarButton label="Sütunu sil" icon={IconColumnRemove} onClick={() => chain().deleteColumn().run()} />
      <ToolbarButton label="Tabloyu sil" icon={IconTableMinus} onClick={() => chain().deleteTable().run()} />
    </>
  );
}
