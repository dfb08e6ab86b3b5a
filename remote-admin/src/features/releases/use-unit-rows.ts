import { useCallback, useEffect, useRef } from 'react';
import { useRead } from '../../shared/use-read.ts';
import type { UnitScreenProps } from './unit-screen.ts';
import { useLiveRefresh } from './use-live-refresh.ts';

/** One paged list of a unit, kept as fresh as the unit itself. */
export function useUnitRows<T>(path: string, { page, refreshUnit, decided, deciding }: UnitScreenProps) {
  const { reading, reread, refresh } = useRead<T[]>(path, { page });
  const refreshBoth = useCallback(() => Promise.all([refreshUnit(), refresh()]), [refreshUnit, refresh]);
  useLiveRefresh(refreshBoth, deciding);
  const known = useRef(decided);
  useEffect(() => {
    if (known.current === decided) return;
    known.current = decided;
    void refresh();
  }, [decided, refresh]);
  return { reading, onRetry: () => void reread() };
}
