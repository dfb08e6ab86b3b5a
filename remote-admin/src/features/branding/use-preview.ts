import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { BrandingPreview } from '@vitrin/shared-contracts/branding';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson } from '../../data/http.ts';

const DEBOUNCE_MS = 250;

interface PreviewState {
  /** The last successful preview. */
  preview: BrandingPreview | null;
  /** Current errors of the colours, by field name. */
  fieldErrors: Readonly<Record<string, string>>;
}

/** Returns a preview of the colours from the server, debounced. */
export function usePreview(mainColor: string, secondColor: string): PreviewState {
  const [state, setState] = useState<PreviewState>({ preview: null, fieldErrors: {} });
  const [colours] = useDebouncedValue(JSON.stringify({ mainColor, secondColor }), DEBOUNCE_MS);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const next = await readPreview(JSON.parse(colours) as Record<string, string>);
      if (current) setState((shown) => ({ ...shown, ...next }));
    };
    void read();
    return () => {
      current = false;
    };
  }, [colours]);
  return state;
}

/** On a network failure the last preview is kept. */
async function readPreview(colours: Readonly<Record<string, string>>): Promise<Partial<PreviewState>> {
  try {
    const answer = await getJson<BrandingPreview>(api.adminBrandingPreview, colours);
    if (answer.success && answer.data) return { preview: answer.data, fieldErrors: {} };
    return { fieldErrors: answer.errors ?? {} };
  } catch {
    return {};
  }
}
