import type { UnitOverview } from 'shared-contracts/release-management';
import type { ListFilters } from '../../shared/list/use-filters.ts';
import type { Decision } from './decision.ts';

/** What each section of a unit's screen gets. */
export interface UnitScreenProps {
  unit: UnitOverview;
  filters: ListFilters & { values: { page: number } };
  /** A dialog is open: what it names must not change below it. */
  isDeciding: boolean;
  onDecide: (decision: Decision) => void;
}
