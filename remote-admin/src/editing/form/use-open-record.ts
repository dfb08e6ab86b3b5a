import { dialogParam } from '@vitrin/shared-contracts/paths';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { workingCopyParam } from '@vitrin/shared-contracts/working-copy-address';

export { newRecordParam } from '@vitrin/shared-contracts/paths';

/**
 * Manages which record of a list is open in its dialog. It is kept in the address, so it survives a reload and back
 * navigation.
 */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  const edited = params.get(dialogParam);
  const without = () =>
    new URLSearchParams([...params].filter(([name]) => name !== dialogParam && name !== workingCopyParam));
  return {
    edited,
    /** Returns the address of this screen with the record open. */
    addressOf(record: number | string): string {
      const next = without();
      next.set(dialogParam, String(record));
      return `?${next.toString()}`;
    },
    close: () => setParams(without(), { replace: true }),
  };
}
