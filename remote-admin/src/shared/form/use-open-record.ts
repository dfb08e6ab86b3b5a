import { useSearchParams } from 'shared-contracts/router';

const NAME = 'kayit';
/** Value in the address for a record that does not exist yet. */
export const newRecordParam = 'yeni';

/** Returns the address of a list with the record open in its dialog. */
export function dialogAddress(list: string, record: number | string): string {
  return `${list}?${NAME}=${record}`;
}

/**
 * Manages which record of a list is open in its dialog. It is kept in the address, so it survives a reload and back
 * navigation.
 */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  const edited = params.get(NAME);
  const without = () => new URLSearchParams([...params].filter(([name]) => name !== NAME));
  return {
    edited,
    /** Returns the address of this screen with the record open. */
    addressOf(record: number | string): string {
      const next = without();
      next.set(NAME, String(record));
      return `?${next.toString()}`;
    },
    close: () => setParams(without(), { replace: true }),
  };
}
