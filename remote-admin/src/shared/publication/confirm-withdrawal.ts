import { ask } from '../dialogs.ts';

/** Asks before a record, or one of its languages, is taken off the site; resolves to whether the user has confirmed. */
export async function confirmWithdrawal(language: string | null): Promise<boolean> {
  const decision = await ask({
    title: language === null ? 'Yayından kaldırılsın mı?' : `${language} yayından kaldırılsın mı?`,
    text: 'Ziyaretçiler artık göremez. Yazılanlar silinmez; istediğiniz zaman yeniden yayınlayabilirsiniz.',
    confirm: 'Yayından kaldır',
    cancel: 'Vazgeç',
  });
  return decision === 'confirm';
}
