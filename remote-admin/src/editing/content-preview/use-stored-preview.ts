import { useCallback, useEffect, useRef, useState } from 'react';
import { storePreview, type PreviewSource } from './content-preview.api.ts';

/** Milliseconds without typing after which the preview is refreshed. */
const DELAY_MS = 1_000;

export interface StoredPreview {
  id: string;
  /** Number of times that the values were stored; 0: not yet. */
  revision: number;
  /** The form has changed since. */
  isPending: boolean;
  /** Why the values could not be stored; null when they were. */
  failure: string | null;
  retry: () => void;
}

/** Stores what a form contains, at once and whenever it has not changed for a second; one request at a time. */
export function useStoredPreview({
  of: { entity, record },
  values,
  body,
}: Omit<PreviewSource, 'title'>): StoredPreview {
  const [id] = useState(() => crypto.randomUUID());
  const [state, setState] = useState({ revision: 0, isPending: true, failure: null as string | null });
  const stored = useRef<string | null>(null);
  const queue = useRef(Promise.resolve());
  const latestBody = useRef(body);
  useEffect(() => {
    latestBody.current = body;
  });

  const store = useCallback(async () => {
    const values_json = JSON.stringify(latestBody.current());
    if (values_json === stored.current) return setState((before) => ({ ...before, isPending: false }));
    const answer = await storePreview(id, { entity, record, values_json });
    if (answer?.success) stored.current = values_json;
    setState(({ revision }) => ({
      revision: answer?.success ? revision + 1 : revision,
      isPending: false,
      failure: answer?.success ? null : (answer?.message ?? 'Sunucuya ulaşılamadı.'),
    }));
  }, [id, entity, record]);
  const enqueue = useCallback(() => {
    queue.current = queue.current.then(store);
  }, [store]);

  useEffect(() => {
    if (stored.current !== null) setState((before) => ({ ...before, isPending: true }));
    const timer = setTimeout(enqueue, stored.current === null ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, enqueue]);

  const retry = () => {
    setState((before) => ({ ...before, isPending: true }));
    stored.current = null;
    enqueue();
  };
  return { id, ...state, retry };
}
