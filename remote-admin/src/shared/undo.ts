import type { ApiResponse } from 'shared-contracts/http';

/** Takes back what a message reports. */
export interface Undo {
  label: string;
  call: () => Promise<ApiResponse<unknown>>;
  /** Message after it was taken back. */
  success: string;
  /** API paths that taking it back changes. */
  changes: readonly string[];
}
