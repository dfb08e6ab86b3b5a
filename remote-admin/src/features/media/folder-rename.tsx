import { Button } from '@mantine/core';
import IconFolderCog from '@tabler/icons-react/dist/esm/icons/IconFolderCog.mjs';
import { useState } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { renameFolder } from './media.api.ts';

interface FolderRenameProps {
  folder: string;
  folders: readonly string[];
  onRenamed: (folder: string) => void;
}

/** Renames the current folder, with all its pictures. */
export function FolderRename({ folder, folders, onRenamed }: FolderRenameProps) {
  const [isOpen, setAsking] = useState(false);
  const { run } = useFeedback();
  const rename = async (to: string) => {
    const answer = await run(() => renameFolder(folder, to), {
      success: messages.updated,
      changes: [api.adminMedia],
    });
    if (!answer?.success) return answer?.errors?.to ?? null;
    setAsking(false);
    onRenamed(answer.data?.folder ?? to);
    return null;
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFolderCog size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Klasörü yeniden adlandır
      </Button>
      {isOpen ? (
        <FolderDialog
          title="Klasörü yeniden adlandır"
          help="Aynı adda bir klasör varsa görseller onunla birleşir. Boş bırakırsanız klasör kaldırılır, görseller kalır."
          initial={folder}
          folders={folders.filter((name) => name !== folder)}
          action="Yeniden adlandır"
          onClose={() => setAsking(false)}
          onSubmit={rename}
        />
      ) : null}
    </>
  );
}
