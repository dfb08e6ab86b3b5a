import { Button } from '@mantine/core';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { removeSamples, restoreSamples } from './first-steps.api.ts';

const changes = [api.adminFirstSteps, api.adminSamples, api.adminSitePages, api.adminPageSections, api.statistics];

interface SampleActionsProps {
  samples: number;
  /** The last removal can be taken back. */
  canRestore: boolean;
}

/** Removes the samples that staff have not changed, and takes that back. */
export function SampleActions({ samples, canRestore }: SampleActionsProps) {
  const mayDelete = useRight('site-pages.delete');
  const { pending, run } = useFeedback();
  if (!mayDelete) return null;
  const restore = () => run(restoreSamples, { success: 'Örnekler geri getirildi.', changes });
  const remove = async () => {
    const decision = await ask({
      title: 'Örnekler kaldırılsın mı?',
      text: 'Yalnız değiştirmediğiniz örnek metinler kaldırılır; yazdıklarınız ve görselleriniz kalır. Bütünü örnek olan sayfalar çöp kutusuna gider. Sonra geri alabilirsiniz.',
      confirm: 'Kaldır',
      cancel: 'Vazgeç',
    });
    if (decision !== 'confirm') return;
    const action = () => ({ label: 'Geri al', run: () => void restore() });
    await run(removeSamples, { success: 'Örnekler kaldırıldı.', action, changes });
  };
  return (
    <>
      {samples > 0 ? (
        <Button size="xs" variant="default" loading={pending} onClick={() => void remove()}>
          Örnekleri kaldır
        </Button>
      ) : null}
      {canRestore ? (
        <Button size="xs" variant="default" loading={pending} onClick={() => void restore()}>
          Kaldırılan örnekleri geri getir
        </Button>
      ) : null}
    </>
  );
}
