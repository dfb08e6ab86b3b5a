import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import { useRight } from '@vitrin/shared-contracts/state';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';
import { isAdditional } from './decision.ts';
import { locationText, ownerText } from './unit-location.ts';
import type { UnitScreenProps } from './unit-screen.ts';
import { SwitchedOffPlaces } from './switched-off-places.tsx';
import { UnitPolicy } from './unit-policy.tsx';
import { UnitStatus } from './unit-status.tsx';
import { UnitIncident } from './unit-incident.tsx';
import styles from './units.module.css';

type Section = 'releases' | 'faults' | 'log';

/** Returns title, help text and actions of a unit's screen, shared by its sections. */
export function useUnitHeading({ unit, onDecide, onNewKey }: UnitScreenProps) {
  const mayPublish = useRight('releases.publish');
  return {
    title: unit.title,
    help: [locationText(unit), ownerText(unit)].filter((text) => text !== '').join(' · '),
    back: { to: adminPaths.releases, label: 'Yazılım sürümleri' },
    action: mayPublish ? <UnitActions unit={unit} onDecide={onDecide} onNewKey={onNewKey} /> : null,
  };
}

function UnitActions({ unit, onDecide, onNewKey }: Pick<UnitScreenProps, 'unit' | 'onDecide' | 'onNewKey'>) {
  const mayOverride = useRight('releases.override');
  return (
    <div className={styles.unitActions}>
      {isRemoteName(unit.unit) || mayOverride ? (
        <Button variant="default" onClick={onNewKey}>
          {isRemoteName(unit.unit) ? 'Devret' : 'Yayın anahtarı oluştur'}
        </Button>
      ) : null}
      {isAdditional(unit) ? (
        <Button variant="default" onClick={() => onDecide({ kind: 'retire' })}>
          Yayından kaldır
        </Button>
      ) : null}
      {unit.previous ? (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => onDecide({ kind: 'rollback' })}
        >
          Önceki sürüme dön
        </Button>
      ) : null}
    </div>
  );
}

/** Current releases of the unit, and its section tabs. */
export function UnitHead({ unit, onDecide, isDeciding, current }: UnitScreenProps & { current: Section }) {
  const mayPublish = useRight('releases.publish');
  const address = adminPaths.unitReleases(unit.unit);
  const tabs = [
    { key: 'releases', label: 'Sürümler', to: address },
    { key: 'faults', label: 'Hatalar', to: `${address}&bolum=hatalar` },
    { key: 'log', label: 'Yayın kaydı', to: `${address}&bolum=kayit` },
  ];
  return (
    <div className={styles.head}>
      {unit.trouble ? <UnitIncident unit={unit.unit} trouble={unit.trouble} /> : null}
      <SwitchedOffPlaces unit={unit} isDeciding={isDeciding} />
      <UnitStatus
        unit={unit}
        endCanary={
          mayPublish ? (
            <Button size="xs" variant="default" onClick={() => onDecide({ kind: 'canary-end' })}>
              Adaylığı bitir
            </Button>
          ) : null
        }
      />
      <UnitPolicy unit={unit} />
      <SectionTabs label="Birimin bölümleri" tabs={tabs} current={current} />
    </div>
  );
}
