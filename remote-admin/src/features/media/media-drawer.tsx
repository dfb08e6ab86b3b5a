import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MediaItem, MediaRecord } from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { ask, showSuccess } from '../../ui/feedback/dialogs.ts';
import { readQuery, useInvalidate } from '../../data/query.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { mediaName } from '../../editing/media/media-name.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { deleteMedia } from './media.api.ts';
import { MediaForm } from './media.form.tsx';

const CropDialog = lazy(async () => ({ default: (await import('./crop/crop.dialog.tsx')).CropDialog }));

interface MediaDrawerProps {
  id: number;
  folders: readonly string[];
  onClose: () => void;
  /** Shows another picture in place of this one. */
  onOpen: (id: number) => void;
}

/** One picture beside the library: file details, uses and the form for its texts. */
export function MediaDrawer({ id, folders, onClose, onOpen }: MediaDrawerProps) {
  useRestoreFocus();
  const query = useQuery(readQuery<MediaRecord>(api.adminMediaRecord(id)));
  const languages = useLanguages();
  const { confirmAndDelete } = useConfirmedDelete();
  const invalidate = useInvalidate();
  // The library is invalidated only when the drawer unmounts; earlier, the deleted picture itself would be refetched.
  const deleted = useRef(false);
  useEffect(
    () => () => {
      if (deleted.current) void invalidate(api.adminMedia);
    },
    [invalidate],
  );
  // A ref, because it is read while the drawer closes, before the next render.
  const dirty = useRef(false);
  const setDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  const [cropping, setCropping] = useState(false);
  const showCropped = ({ id: cropped }: MediaItem) => {
    setCropping(false);
    const action = { label: 'Yeni görseli aç', run: () => onOpen(cropped) };
    void showSuccess(messages.created, 'Yeni görsel kitaplığa eklendi.', action);
  };
  // The Escape key that closes the confirmation also reaches the drawer below it.
  const isConfirming = useRef(false);
  const withConfirmation = async <T,>(question: () => Promise<T>): Promise<T> => {
    isConfirming.current = true;
    try {
      return await question();
    } finally {
      isConfirming.current = false;
    }
  };
  const close = async () => {
    if (isConfirming.current) return;
    if (dirty.current && (await withConfirmation(confirmLeave)) !== 'confirm') return;
    onClose();
  };
  const remove = async (record: MediaRecord) => {
    const deletion = { subject: mediaName(record), call: () => deleteMedia(id, record.used_in.length > 0) };
    if (!(await withConfirmation(() => confirmAndDelete(deletion)))) return;
    deleted.current = true;
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size={520}
      title={query.data ? mediaName(query.data) : 'Görsel'}
    >
      {query.isSuccess && languages.isSuccess ? (
        <MediaForm
          record={query.data}
          languages={languages.data}
          folders={folders}
          onDirty={setDirty}
          onClose={() => void close()}
          onCrop={() => setCropping(true)}
          onDelete={() => void remove(query.data)}
        />
      ) : (
        <LoadingView queries={[query, languages]} />
      )}
      <Suspense fallback={null}>
        {cropping && query.data ? (
          <CropDialog record={query.data} onSaved={showCropped} onClose={() => setCropping(false)} />
        ) : null}
      </Suspense>
    </Drawer>
  );
}

function confirmLeave() {
  return ask({
    title: 'Kaydetmeden kapatıyorsunuz.',
    text: 'Yazdıklarınız bu tarayıcıda, yarım kalan yazılarınızda kalır; görseli yeniden açtığınızda geri yükleyebilirsiniz.',
    confirm: 'Kapat',
    cancel: 'Burada kal',
  });
}
