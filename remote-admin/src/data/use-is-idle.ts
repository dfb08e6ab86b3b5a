import { startTransition, useEffect, useState } from 'react';
import { canWaitForIdle, onIdle } from './when-idle.ts';

/**
 * Returns false for the first rendering, and true once the browser is idle: what the window does not show is rendered
 * when the screen is usable. Always true in browsers that cannot wait for that.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(!canWaitForIdle());
  useEffect(() => (isIdle ? undefined : onIdle(() => startTransition(() => setIsIdle(true)))), [isIdle]);
  return isIdle;
}
