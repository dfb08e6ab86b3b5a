import { useSyncExternalStore } from 'react';
import type { FrameData } from '../shared/frame.ts';
import { currentRoutePath } from '../shared/route-path.ts';

/**
 * Returns the path of the page, `rendered` at first. The remote that has the page changes it without a new document; in a browser without
 * the Navigation API it stays the same.
 */
export function usePagePath(rendered: string, site: Pick<FrameData, 'languages' | 'listNames'>): string {
  return useSyncExternalStore(
    onPageChange,
    () => currentRoutePath(site),
    () => rendered,
  );
}

function onPageChange(notify: () => void): () => void {
  const { navigation } = globalThis as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', notify);
  return () => navigation?.removeEventListener('currententrychange', notify);
}
