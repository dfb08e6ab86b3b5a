import { useState, type ComponentType } from 'react';
import { api } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRead } from '../../shared/use-read.ts';
import type { Decision } from './decision.ts';
import { DecisionDialog } from './decision.dialog.tsx';
import { UnitFaults } from './unit-faults.screen.tsx';
import { UnitLog } from './unit-log.screen.tsx';
import { UnitReleases } from './unit-releases.screen.tsx';
import type { UnitScreenProps } from './unit-screen.ts';

const screens: Readonly<Record<string, ComponentType<UnitScreenProps>>> = { hatalar: UnitFaults, kayit: UnitLog };

/** One unit: its kept releases, what failed, and who did what. */
export function UnitPage() {
  const { page, filters, setPage } = useListQuery<'name' | 'section'>({ name: 'name', section: 'bolum' });
  const { reading, reread, refresh } = useRead<UnitOverview[]>(api.adminReleases);
  const [decision, setDecision] = useState<Decision | null>(null);
  // Becomes another number after every decision, so that the rows below are read again too.
  const [decided, setDecided] = useState(0);
  if (reading.state !== 'ready') return <WaitingView readings={[reading]} onRetry={() => void reread()} />;
  const unit = reading.data.find((each) => each.unit === filters.name);
  if (!unit) {
    const failure = { state: 'failed', reason: 'not-found', message: '' } as const;
    return <FailedView failure={failure} onRetry={() => void reread()} />;
  }
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
          onClose={() => setDecision(null)}
          reread={async () => {
            setDecided((count) => count + 1);
            await refresh();
          }}
        />
      ) : null}
    </>
  );
}
