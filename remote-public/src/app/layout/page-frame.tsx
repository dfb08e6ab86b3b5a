import { useMemo, type ReactNode } from 'react';
import { useLocation } from '@vitrin/shared-contracts/router';
import { FrameContext } from '../../shared/frame.ts';
import { useRootData } from '../../shared/root-data.ts';

/** Provides header, footer and links with the data of the root route and with the shown page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const data = useRootData();
  const { pathname, key } = useLocation();
  const frame = useMemo(() => ({ data, pathname, visit: key, ids: '' }), [data, pathname, key]);
  return <FrameContext value={frame}>{children}</FrameContext>;
}
