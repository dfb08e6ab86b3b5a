import { useCallback, useRef } from 'react';

/** Runs `call`, and once more afterwards when it was asked for meanwhile: many changes at once are one reading or two. */
export function useOneAtATime(call: () => Promise<void>): () => Promise<void> {
  const latest = useRef(call);
  latest.current = call;
  const state = useRef<'idle' | 'running' | 'again'>('idle');
  return useCallback(async () => {
    if (state.current !== 'idle') {
      state.current = 'again';
      return;
    }
    do {
      state.current = 'running';
      await latest.current();
    } while (isAsked(state));
    state.current = 'idle';
  }, []);
}

function isAsked(state: { current: 'idle' | 'running' | 'again' }): boolean {
  return state.current === 'again';
}
