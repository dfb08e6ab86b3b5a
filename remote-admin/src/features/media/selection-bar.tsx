import { Button } from '@mantine/core';
import IconFolderSymlink from '@tabler/icons-react/dist/esm/icons/IconFolderSymlink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { ask, showFailure } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { deleteMediaList, moveMedia } from './media.api.ts';
import { moveBack, undoOf, type FolderMove } from './undo-folder-move.ts';
import styles from './media.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  items: readonly MediaItem[];
  folders: readonly string[];
}

const changes = [api.adminMedia];

/** Actions for all selected pictures. */
export function SelectionBar({ selection, items, folders }: SelectionBarProps) {
  const [moving, setMoving] = useState(false);
  const { pending, run } = useFeedback();
  const { ids } = selection;
  const tooMany = ids.length > limits.idList;

  const remove = async () => {
    const decision = await ask({ ...messages.confirmDelete, subject: `${ids.length} görsel`, danger: true });
    if (decision !== 'confirm') return;
    const texts = { success: messages.deleted, failure: messages.deleteFailed, changes };
    const answer = await run(
      () => deleteMediaList(ids),
      texts,
      ({ success, message }) => success && message !== messages.deleted,
    );
    if (!answer?.success) return;
    const kept = answer.data?.kept ?? [];
    if (kept.length > 0) void showFailure({ title: 'Bazı görseller silinmedi', text: answer.message ?? '' });
    selection.setSelection(kept);
  };
  const undo = (moves: readonly FolderMove[]) => run(() => moveBack(moves), { success: messages.undone, changes });
  const move = async (folder: string) => {
    const action = undoOf(items, ids);
    const answer = await run(() => moveMedia(ids, folder), {
      success: messages.updated,
      changes,
      ...(action && { action: () => ({ label: messages.undo, run: () => void undo(action) }) }),
    });
    if (!answer?.success) return answer?.errors?.folder ?? null;
    setMoving(false);
    selection.clear();
    return null;
  };

  return (
    <section className={styles.selection} aria-label="Seçilen görseller">
      <p role="status">{`${ids.length} görsel seçildi${tooMany ? `; bir seferde en çok ${limits.idList}` : ''}`}</p>
      <Button size="xs" variant="subtle" onClick={() => selection.add(items)}>
        Sayfadakilerin tümünü seç
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={selection.clear}>
        Seçimi kaldır
      </Button>
      <span className={styles.push} />
      <Button
        size="xs"
        variant="default"
        disabled={tooMany || pending}
        leftSection={<IconFolderSymlink size={16} aria-hidden />}
        onClick={() => setMoving(true)}
      >
        Klasöre taşı
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={tooMany || pending}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove()}
      >
        Sil
      </Button>
      {moving ? (
        <FolderDialog
          title={`${ids.length} görseli taşı`}
          help="Var olan bir klasörü seçin ya da yeni bir ad yazın. Boş bırakırsanız görseller klasörden çıkarılır."
          initial=""
          folders={folders}
          action="Taşı"
          onClose={() => setMoving(false)}
          onSubmit={move}
        />
      ) : null}
    </section>
  );
}
