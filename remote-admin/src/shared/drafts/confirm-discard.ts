import { ask } from '../dialogs.ts';

/** Asks before a draft is deleted; resolves to whether the user has confirmed. */
export async function confirmDiscard(name = ''): Promise<boolean> {
  const decision = await ask({
    title: 'Taslak silinsin mi?',
    text: 'Taslakta yazdıklarınız geri getirilemez. Kaydedilmiş içerik değişmez.',
    confirm: 'Taslağı sil',
    cancel: 'Vazgeç',
    danger: true,
    ...(name === '' ? {} : { subject: name }),
  });
  return decision === 'confirm';
}
