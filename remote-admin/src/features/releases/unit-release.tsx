import type { ReleaseRow as Row, UnitOverview } from '@vitrin/shared-contracts/release-management';
import type { Decision } from './decision.ts';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseMenu } from './release-menu.tsx';
import { ReleaseRow } from './release-row.tsx';
import type { usePreview } from './use-preview.ts';
import styles from './rows.module.css';

interface UnitReleaseProps extends ReturnType<typeof usePreview> {
  unit: UnitOverview;
  row: Row;
  /** Screen of the release; undefined on that screen. */
  to?: string;
  onDecide: (decision: Decision) => void;
}

/** A stored release of a unit that is on the site, with what can be done with it. */
export function UnitRelease({ unit: { unit, candidate }, row, to, pending, preview, onDecide }: UnitReleaseProps) {
  const percent = candidate?.id === row.id ? candidate.percent : null;
  const actions = (
    <div className={styles.actions}>
      <ReleaseActions
        row={row}
        percent={percent}
        previewing={pending}
        onPreview={() => void preview(unit, row.id)}
        onDecide={onDecide}
      />
      <ReleaseMenu unit={unit} row={row} />
    </div>
  );
  return <ReleaseRow row={row} to={to} percent={percent} actions={actions} />;
}
