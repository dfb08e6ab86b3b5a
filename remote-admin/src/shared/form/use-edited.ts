import { useSearchParams } from 'shared-contracts/router';

const NAME = 'kayit';
/** Stands in the address for a record that does not exist yet. */
export const newRecord = 'yeni';

/** Returns the address of a list with the record open in its dialog. */
export function dialogAddress(list: string, record: number | string): string {
  return `${list}?${NAME}=${record}`;
}

/** Which record of a list is open in its dialog; kept in the address, so that a reload and the back key hold it. */
export function useEdited() {
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
