import type { UnitOverview } from 'shared-contracts/release-management';
import type { Decision } from './decision.ts';

/** What each section of a unit's screen gets. */
export interface UnitScreenProps {
  unit: UnitOverview;
  page: number;
  onPage: (page: number) => void;
  refreshUnit: () => Promise<void>;
  /** How often somebody has decided something here. */
  decided: number;
  /** A dialog is open: what it names must not change below it. */
  deciding: boolean;
  onDecide: (decision: Decision) => void;
}
