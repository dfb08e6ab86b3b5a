export interface Debounce {
  /** Starts the delay again, up to the longest time since the first call. */
  call: () => void;
  cancel: () => void;
}

interface DebounceOptions {
  /** Milliseconds after the last call. */
  delayMs: number;
  /** Milliseconds after the first call at the latest. */
  longestMs: number;
}

/** Delays `run` until the calls stop, but never longer than `longestMs`. */
export function debounced(run: () => void, { delayMs, longestMs }: DebounceOptions): Debounce {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt: number | null = null;
  const cancel = () => {
    clearTimeout(timer);
    firstAt = null;
  };
  const call = () => {
    const now = Date.now();
    firstAt ??= now;
    clearTimeout(timer);
    const wait = Math.max(0, Math.min(delayMs, firstAt + longestMs - now));
    timer = setTimeout(() => {
      firstAt = null;
      run();
    }, wait);
  };
  return { call, cancel };
}
