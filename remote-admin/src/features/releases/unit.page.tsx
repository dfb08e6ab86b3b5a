import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import type { Decision } from './decision.ts';
import { live, unitsQuery } from './releases.api.ts';
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
  const mayPublish = useRight('releases.publish');
  const navigate = useNavigate();
  const [decision, setDecision] = useState<Decision | null>(
    mayPublish && filters.asked === askedToRetire ? { kind: 'retire' } : null,
  );
  const isDeciding = decision !== null;
  const query = useQuery({ ...unitsQuery, ...live(isDeciding) });
  // Looking again may fail: what is known stays.
  if (!query.data) return <WaitingView queries={[query]} />;
  const unit = query.data.find((each) => each.unit === filters.name);
  if (!unit) return <FailedView failure={{ reason: 'not-found' }} onRetry={() => void query.refetch()} />;
  const close = () => {
    setDecision(null);
    if (filters.asked) setFilter('asked', '');
  };
  const Screen = screens[filters.section] ?? UnitReleases;
  return (
    <>
      <Screen key={unit.unit} unit={unit} page={page} onPage={setPage} isDeciding={isDeciding} onDecide={setDecision} />
      {decision ? (
        <DecisionDialog
          unit={unit}
          decision={decision}
          onClose={close}
          leave={() => void navigate(adminPaths.releases)}
        />
      ) : null}
    </>
  );
}
