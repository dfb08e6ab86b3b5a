import { useEffect } from 'react';

/** Closing the page asks first, as long as something on it would be lost. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isNeeded) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
