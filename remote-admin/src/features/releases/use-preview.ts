import { useCallback } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { newTab } from './new-tab.ts';
import { previewRelease } from './releases.api.ts';

/** Opens a release in a new tab, visible to this browser only. */
export function usePreview() {
  const { pending, run } = useFeedback();
  const preview = useCallback(
    async (unit: Unit, id: string) => {
      const texts = { success: 'Önizleme yeni sekmede; bu sürümü yalnızca bu tarayıcı görür.' };
      const address = (await run(() => previewRelease(unit, id), texts))?.data?.address;
      if (address === undefined || newTab.open(address)) return;
      const decision = await ask({
        title: 'Tarayıcınız yeni sekmeyi engelledi.',
        text: 'Önizleme hazır; sekmeyi siz açabilirsiniz.',
        confirm: 'Önizlemeyi aç',
        cancel: messages.confirmDelete.cancel,
      });
      if (decision === 'confirm') newTab.open(address);
    },
    [run],
  );
  return { pending, preview };
}
