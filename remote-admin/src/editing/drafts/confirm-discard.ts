import { ask } from '../../ui/feedback/dialogs.ts';

/** Asks before what a form has kept by itself is deleted; resolves to whether the user has confirmed. */
export async function confirmDiscardUnfinished(name = ''): Promise<boolean> {
  const decision = await ask({
    title: 'Yarım kalan yazı silinsin mi?',
    text: 'Yazdıklarınız geri getirilemez. Kaydedilmiş içerik değişmez.',
    confirm: 'Yazıyı sil',
    cancel: 'Vazgeç',
    danger: true,
    ...(name === '' ? {} : { subject: name }),
  });
  return decision === 'confirm';
}
