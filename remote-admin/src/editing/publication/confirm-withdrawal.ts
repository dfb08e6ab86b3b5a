import { ask } from '../../ui/feedback/dialogs.ts';

/** Asks before a record, or one of its languages, is taken off the site; resolves to whether the user has confirmed. */
export function confirmWithdrawal(language: string | null): Promise<boolean> {
  return confirmed(language === null ? 'Yayından kaldırılsın mı?' : `${language} yayından kaldırılsın mı?`);
}

/** Asks once before several records are taken off the site. */
export function confirmWithdrawals(count: number, noun: string): Promise<boolean> {
  return confirmed(`${count} ${noun} yayından kaldırılsın mı?`);
}

async function confirmed(title: string): Promise<boolean> {
  const decision = await ask({
    title,
    text: 'Ziyaretçiler artık göremez. Yazılanlar silinmez; istediğiniz zaman yeniden yayınlayabilirsiniz.',
    confirm: 'Yayından kaldır',
    cancel: 'Vazgeç',
  });
  return decision === 'confirm';
}
