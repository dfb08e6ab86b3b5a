import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { NewPublishKey } from '@vitrin/shared-contracts/release-management';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { addressFilter, pageFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import type { Decision } from './decision.ts';
import { pollingOptions, unitsQuery } from './releases.api.ts';
import { retireParam } from './unit-location.ts';
import { HandOverDialog } from './hand-over.dialog.tsx';
import { NewKeyView } from './new-key.view.tsx';
import { DecisionDialog } from './decision.dialog.tsx';
import { ShellKeyDialog } from './shell-key.dialog.tsx';
import { UnitFaults } from './unit-faults.screen.tsx';
import { UnitLog } from './unit-log.screen.tsx';
import { UnitReleases } from './unit-releases.screen.tsx';
import type { UnitScreenProps } from './unit-screen.ts';

const schema = {
  name: addressFilter('name'),
  section: addressFilter('bolum'),
  requestedDecision: addressFilter('karar'),
  page: pageFilter,
};

const screens: Readonly<Record<string, ComponentType<UnitScreenProps>>> = { hatalar: UnitFaults, kayit: UnitLog };

/** One unit: its stored releases, failures and log. */
export function UnitPage() {
  const filters = useFilters(schema);
  const { name, section, requestedDecision } = filters.values;
  const mayPublish = useRight('releases.publish');
  const navigate = useNavigate();
  const [decision, setDecision] = useState<Decision | null>(
    mayPublish && requestedDecision === retireParam ? { kind: 'retire' } : null,
  );
  const [isCreatingKey, setCreatingKey] = useState(false);
  const [created, setCreated] = useState<NewPublishKey | null>(null);
  const isDeciding = decision !== null || isCreatingKey;
  const query = useQuery({ ...unitsQuery, ...pollingOptions(isDeciding) });
  // A failed refetch keeps the known data.
  if (!query.data) return <LoadingView queries={[query]} />;
  const unit = query.data.find((each) => each.unit === name);
  if (!unit) return <FailedView failure={{ reason: 'not-found' }} onRetry={() => void query.refetch()} />;
  if (created) return <NewKeyView created={created} backLabel="Birime dön" onLeave={() => setCreated(null)} />;
  const close = () => {
    setDecision(null);
    if (requestedDecision) filters.set({ requestedDecision: '' });
  };
  const Screen = screens[section] ?? UnitReleases;
  return (
    <>
      <Screen
        key={unit.unit}
        unit={unit}
        filters={filters}
        isDeciding={isDeciding}
        onDecide={setDecision}
        onNewKey={() => setCreatingKey(true)}
      />
      {isCreatingKey ? (
        <KeyDialog
          unit={unit}
          onClose={() => setCreatingKey(false)}
          onCreated={(key) => {
            setCreatingKey(false);
            setCreated(key);
          }}
        />
      ) : null}
      {decision ? (
        <DecisionDialog
          unit={unit}
          decision={decision}
          onClose={close}
          onUnitGone={() => void navigate(adminPaths.releases)}
        />
      ) : null}
    </>
  );
}

/** A remote gets a new credential when another team takes it over; the shell has no team. */
function KeyDialog(props: ComponentProps<typeof HandOverDialog>) {
  return props.unit.unit === 'shell' ? <ShellKeyDialog {...props} /> : <HandOverDialog {...props} />;
}
