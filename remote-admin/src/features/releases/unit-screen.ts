import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import type { ListFilters } from '../../ui/list/use-filters.ts';
import type { Decision } from './decision.ts';

/** Props shared by all sections of a unit's screen. */
export interface UnitScreenProps {
  unit: UnitOverview;
  filters: ListFilters & { values: { page: number } };
  /** Whether a dialog is open: the data that it shows must not change in the background. */
  isDeciding: boolean;
  onDecide: (decision: Decision) => void;
  onNewKey: () => void;
}
