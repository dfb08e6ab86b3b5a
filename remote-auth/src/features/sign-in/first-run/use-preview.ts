import { useEffect, useState } from 'react';
import type { BrandingPreview } from '@vitrin/shared-contracts/branding';
import { readColours } from './first-run.api.ts';

const DEBOUNCE_MS = 250;

/**
 * Returns what the colours would look like; null before the first response. The last preview stays while a colour is
 * being typed and when the server is not reached.
 */
export function usePreview(mainColor: string, secondColor: string): BrandingPreview | null {
  const [preview, setPreview] = useState<BrandingPreview | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await readColours(mainColor, secondColor);
      if (isCurrent && answer && 'light' in answer) setPreview(answer);
    };
    const timeout = setTimeout(() => void read(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timeout);
    };
  }, [mainColor, secondColor]);
  return preview;
}
