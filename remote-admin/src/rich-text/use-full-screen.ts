import { useFocusTrap } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** State of writing in the whole window: only the editor can be reached, and the page behind it does not scroll. */
export function useFullScreen() {
  const [isOn, setIsOn] = useState(false);
  const ref = useFocusTrap(isOn);
  useEffect(() => {
    if (!isOn) return undefined;
    const root = document.documentElement;
    root.setAttribute('data-writing', '');
    return () => root.removeAttribute('data-writing');
  }, [isOn]);
  return { isOn, ref, toggle: () => setIsOn((before) => !before) };
}
