import { ask } from '../dialogs.ts';

/**
 * Asks before a draft is deleted; resolves to whether the user has confirmed. `kept` says what stays as it is.
 */
export async function confirmDiscard(name = '', kept = 'Kaydedilmiş içerik değişmez.'): Promise<boolean> {
  const decision = await ask({
    title: 'Taslak silinsin mi?',
    text: `Taslakta yazdıklarınız geri getirilemez. ${kept}`,
    confirm: 'Taslağı sil',
    cancel: 'Vazgeç',
    danger: true,
    ...(name === '' ? {} : { subject: name }),
  });
  return decision === 'confirm';
}
