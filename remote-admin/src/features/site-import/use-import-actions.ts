import { api } from '@vitrin/shared-contracts/paths';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { sendImportAction } from './site-import.api.ts';

const changes = [api.adminSiteImports];

/** Returns what can be done with the import in progress, and with earlier ones; what cannot be repeated is asked first. */
export function useImportActions() {
  const { pending, run } = useFeedback();
  const send = (fields: Parameters<typeof sendImportAction>[0]) => run(() => sendImportAction(fields), { changes });
  const confirmed = async (question: Omit<Parameters<typeof ask>[0], 'cancel'>, fields: Parameters<typeof send>[0]) => {
    if ((await ask({ ...question, cancel: 'Hayır' })) === 'confirm') await send(fields);
  };
  return {
    pending,
    plan: (from: string) => send({ action: 'plan', from }),
    prepare: () => send({ action: 'prepare' }),
    start: () => send({ action: 'start' }),
    pause: () => send({ action: 'pause' }),
    resume: () => send({ action: 'resume' }),
    close: () => send({ action: 'close' }),
    discard: () =>
      confirmed(
        {
          title: 'Aktarımdan vazgeçilsin mi?',
          text: 'Yüklenen dosyalar sunucudan silinir. Sitede hiçbir şey değişmez.',
          confirm: 'Evet, vazgeç',
          danger: true,
        },
        { action: 'cancel' },
      ),
    cancel: () =>
      confirmed(
        {
          title: 'İçe aktarma bitirilsin mi?',
          text: 'Şimdiye dek gelenler sitede kalır; isterseniz sonra geri alırsınız. Yüklenen dosyalar silinir.',
          confirm: 'Evet, bitir',
          danger: true,
        },
        { action: 'cancel' },
      ),
    undo: (id: number, source: string) =>
      confirmed(
        {
          title: 'Bu içe aktarma geri alınsın mı?',
          subject: source,
          text: 'Eklenen kayıtlar çöp kutusuna taşınır, değişenler önceki hâline döner, alınan dosyalar silinir. Sonradan elle değiştirdikleriniz yerinde kalır.',
          confirm: 'Evet, geri al',
          danger: true,
        },
        { action: 'undo', import_id: id },
      ),
  };
}

export type ImportActions = ReturnType<typeof useImportActions>;
