import type { Editor } from '@tiptap/core';
import { DownloadChooser } from './download-chooser.tsx';
import { downloadContent } from './download-node.ts';
import { insertAndLeave } from './insert-and-leave.ts';

interface DownloadDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Inserts a file at the cursor. */
export function DownloadDialog({ editor, onClose }: DownloadDialogProps) {
  return (
    <DownloadChooser
      action="metne ekle"
      onChoose={(download) => insertAndLeave(editor, downloadContent(download))}
      onClose={onClose}
    />
  );
}
