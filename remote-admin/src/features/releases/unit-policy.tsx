import { Switch } from '@mantine/core';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { changePolicy } from './releases.api.ts';
import styles from './units.module.css';

/** The rule that another person promotes than the publisher: a switch for users who may change it, else its state. */
export function UnitPolicy({ unit: { unit, title, two_people: isOn = false } }: { unit: UnitOverview }) {
  const mayChange = useRight('releases.override');
  const { pending, run } = useFeedback();
  const change = async () => {
    if (isOn && (await confirmEnd(title)) !== 'confirm') return;
    const success = isOn
      ? 'Canlıya almak için ikinci bir kişi gerekmez.'
      : 'Canlıya almak için ikinci bir kişi gerekir.';
    await run(() => changePolicy(unit, { two_people: !isOn }), { success, changes: [api.adminReleases] });
  };
  if (!mayChange && !isOn) return null;
  return (
    <div className={styles.policy}>
      <Switch
        label="Canlıya almak için ikinci kişi gerekir"
        description="Bir sürümü yayınlayan kişi, anahtarı ya da yayın hattı onu canlıya alamaz. Önceki sürüme dönmek her zaman tek kişiyle olur."
        checked={isOn}
        disabled={!mayChange || pending}
        onChange={() => void change()}
      />
    </div>
  );
}

function confirmEnd(title: string) {
  return ask({
    title: 'İkinci kişi kuralı kaldırılsın mı?',
    text: 'Bundan sonra bir sürümü yayınlayan, onu tek başına canlıya da alabilir. Değişiklik kayıtlara yazılır.',
    confirm: 'Evet, kaldır',
    cancel: messages.confirmDelete.cancel,
    subject: title,
    danger: true,
  });
}
