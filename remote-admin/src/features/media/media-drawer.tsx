import { Drawer } from '@mantine/core';
import { useCallback, useRef } from 'react';
import type { MediaRecord } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import { ask } from '../../shared/dialogs.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import { mediaName } from '../../shared/media/media-name.ts';
import { useReturnedFocus } from '../../shared/use-returned-focus.ts';
import { deleteMedia } from './media.api.ts';
import { MediaForm } from './media.form.tsx';

interface MediaDrawerProps {
  id: number;
  folders: readonly string[];
  onClose: () => void;
  onChanged: () => void;
}

/** One picture beside the library: what it is, where it is shown, and what staff say of it. */
export function MediaDrawer({ id, folders, onClose, onChanged }: MediaDrawerProps) {
  useReturnedFocus();
  const { reading, reread } = useRead<MediaRecord>(api.adminMediaRecord(id));
  const languages = useLanguages();
  const { confirmAndDelete } = useConfirmedDelete();
  // Read when the drawer is about to close, which is before the next rendering.
  const dirty = useRef(false);
  const noteDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  // The Escape that answers a question reaches the drawer below it too.
  const asking = useRef(false);
  const whileAsking = async <T,>(question: () => Promise<T>): Promise<T> => {
    asking.current = true;
    try {
      return await question();
    } finally {
      asking.current = false;
    }
  };
  const close = async () => {
    if (asking.current) return;
    if (dirty.current && (await whileAsking(leaveAnyway)) !== 'confirm') return;
    onClose();
  };
  const remove = async (record: MediaRecord) => {
    const deletion = { subject: mediaName(record), call: () => deleteMedia(id) };
    if (!(await whileAsking(() => confirmAndDelete(deletion)))) return;
    onClose();
    onChanged();
  };
  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size={520}
      title={reading.state === 'ready' ? mediaName(reading.data) : 'Görsel'}
    >
      {reading.state === 'failed' ? <FailedView failure={reading} onRetry={() => void reread()} below /> : null}
      {languages.reading.state === 'failed' ? (
        <FailedView failure={languages.reading} onRetry={() => void languages.reread()} below />
      ) : null}
      {reading.state === 'loading' || languages.reading.state === 'loading' ? <PageSkeleton /> : null}
      {reading.state === 'ready' && languages.reading.state === 'ready' ? (
        <MediaForm
          record={reading.data}
          languages={languages.reading.data}
          folders={folders}
          onDirty={noteDirty}
          onClose={() => void close()}
          onDelete={() => void remove(reading.data)}
          onSaved={async () => {
            await reread();
            onChanged();
          }}
          onReload={reread}
        />
      ) : null}
    </Drawer>
  );
}

function leaveAnyway() {
  return ask({
    title: 'Kaydetmeden kapatıyorsunuz.',
    text: 'Yazdıklarınız bu tarayıcıda taslak olarak kalır; görseli yeniden açtığınızda geri yükleyebilirsiniz.',
    confirm: 'Kapat',
    cancel: 'Burada kal',
  });
}
