import type { LookOption } from '@vitrin/shared-contracts/looks';
import { useBranding } from '@vitrin/shared-contracts/state';

/** Returns the value of an option of the look that is shown; undefined in documents of older servers. */
export function useLookOption(option: LookOption): string | undefined {
  const { look = '', lookOptions } = useBranding();
  return lookOptions?.[look]?.[option];
}
