import { useState, type ComponentType } from 'react';
import { adminPaths, api } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { useNavigate } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRead } from '../../shared/use-read.ts';
import type { Decision } from './decision.ts';
import { askedToRetire } from './unit-place.ts';
import { DecisionDialog } from './decision.dialog.tsx';
import { UnitFaults } from './unit-faults.screen.tsx';
import { UnitLog } from './unit-log.screen.tsx';
import { UnitReleases } from './unit-releases.screen.tsx';
import type { UnitScreenProps } from './unit-screen.ts';

const addressNames = { name: 'name', section: 'bolum', asked: 'karar' };

const screens: Readonly<Record<string, ComponentType<UnitScreenProps>>> = { hatalar: UnitFaults, kayit: UnitLog };

/** One unit: its kept releases, what failed, and who did what. */
export function UnitPage() {
  const { page, filters, setPage, setFilter } = useListQuery<'name' | 'section' | 'asked'>(addressNames);
  const { reading, reread, refresh } = useRead<UnitOverview[]>(api.adminReleases);
  const mayPublish = useRight('releases.publish');
  const navigate = useNavigate();
  const [decision, setDecision] = useState<Decision | null>(
    mayPublish && filters.asked === askedToRetire ? { kind: 'retire' } : null,
  );
  // Becomes another number after every decision, so that the rows below are read again too.
  const [decided, setDecided] = useState(0);
  if (reading.state !== 'ready') return <WaitingView readings={[reading]} onRetry={() => void reread()} />;
  const unit = reading.data.find((each) => each.unit === filters.name);
  if (!unit) {
    const failure = { reason: 'not-found' } as const;
    return <FailedView failure={failure} onRetry={() => void reread()} />;
  }
  const close = () => {
    setDecision(null);
    if (filters.asked) setFilter('asked', '');
  };
  const Screen = screens[filters.section] ?? UnitReleases;
  return (
    <>
      <Screen
        key={unit.unit}
        unit={unit}
        page={page}
        onPage={setPage}
        refreshUnit={refresh}
        decided={decided}
        deciding={decision !== null}
        onDecide={setDecision}
      />
      {decision ? (
        <DecisionDialog
          unit={unit}
          decision={decision}
          onClose={close}
          leave={() => void navigate(adminPaths.releases)}
          reread={async () => {
            setDecided((count) => count + 1);
            await refresh();
          }}
        />
      ) : null}
    </>
  );
}
