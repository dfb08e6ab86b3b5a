import { useState } from 'react';
import { type MediaItem, type MediaRecord, pictureField, type UploadedMedia } from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sendFile } from '../../../data/http.ts';
import { guardUpload } from '../../../editing/media/running-uploads.ts';
import { useInvalidate } from '../../../data/query.ts';
import { type Area, cutOut } from './turned-image.ts';

const EXTENSION = /\.[^.]*$/;

/** Saves a part of a picture as a new one with the same folder and alternative texts. */
export function useSaveCrop(record: MediaRecord, onSaved: (picture: MediaItem) => void) {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState('');
  const invalidate = useInvalidate();
  const save = async (canvas: HTMLCanvasElement, area: Area): Promise<void> => {
    setSaving(true);
    setError('');
    const answer = await guardUpload(upload(record, canvas, area)).catch(() => null);
    setSaving(false);
    if (!answer) return setError(messages.unreachable.text);
    if (!answer.success || !answer.data) return setError(answer.message || messages.failed.text);
    void invalidate(api.adminMedia);
    onSaved(answer.data.picture);
  };
  return { save, saving, error };
}

async function upload({ name, folder, alts }: MediaRecord, canvas: HTMLCanvasElement, area: Area) {
  const part = await cutOut(canvas, area);
  const file = new File([part], croppedName(name, part.type), { type: part.type });
  return await sendFile<UploadedMedia>(
    api.adminMedia,
    { folder, alts: JSON.stringify(alts), [pictureField]: file },
    () => undefined,
  );
}

function croppedName(name: string, type: string): string {
  return `${name.replace(EXTENSION, '') || 'görsel'} (kırpılmış).${type === 'image/webp' ? 'webp' : 'png'}`;
}
