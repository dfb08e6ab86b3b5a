import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReleaseRow as Row, UnitOverview } from '@vitrin/shared-contracts/release-management';
import { isUnit, type Unit } from '@vitrin/shared-contracts/releases';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import type { Decision } from './decision.ts';
import { DecisionDialog } from './decision.dialog.tsx';
import { NoRelease } from './no-release.view.tsx';
import { ReleaseHeading } from './release-heading.tsx';
import { ReleaseRow } from './release-row.tsx';
import { pollingOptions, releaseQuery, unitsQuery } from './releases.api.ts';
import { UnitRelease } from './unit-release.tsx';
import { usePreview } from './use-preview.ts';
import styles from './releases.module.css';

/** One stored release, at an address that a pull request can name. Only its button selects the release for a browser. */
export function ReleasePage() {
  const [params] = useSearchParams();
  const name = params.get('name') ?? '';
  return isUnit(name) ? <NamedRelease name={name} reference={params.get('release') ?? ''} /> : <NoRelease />;
}

/** The release that an id or a tag names. */
function NamedRelease({ name, reference }: { name: Unit; reference: string }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const polling = pollingOptions(decision !== null);
  const units = useQuery({ ...unitsQuery, ...polling });
  const release = useQuery({ ...releaseQuery(name, reference), ...polling });
  const unit = units.data?.find((each) => each.unit === name);
  if (units.data && release.error?.reason === 'not-found') return <NoRelease unit={unit?.unit} />;
  // A failed refetch keeps the known data.
  if (!units.data || !release.data) return <LoadingView queries={[units, release]} />;
  const row = release.data;
  return (
    <>
      <ReleaseHeading name={name} title={unit?.title} row={row} />
      <div className={styles.card}>
        {unit ? (
          <ReleaseWithActions unit={unit} row={row} decision={decision} onDecide={setDecision} />
        ) : (
          // Nothing can be done with a release of a retired remote.
          <ReleaseRow row={row} percent={null} actions={null} />
        )}
      </div>
    </>
  );
}

interface ReleaseWithActionsProps {
  unit: UnitOverview;
  row: Row;
  decision: Decision | null;
  onDecide: (decision: Decision | null) => void;
}

function ReleaseWithActions({ unit, row, decision, onDecide }: ReleaseWithActionsProps) {
  return (
    <>
      <UnitRelease unit={unit} row={row} {...usePreview()} onDecide={onDecide} />
      {decision ? <DecisionDialog unit={unit} decision={decision} onClose={() => onDecide(null)} /> : null}
    </>
  );
}
