/** Notifies in-memory caches of the live releases when this process has moved a pointer. Other processes poll. */
export interface ReleaseEvents {
  /** Resolves when all followers have refreshed: the next document names what is live now. */
  notify(): Promise<void>;
  follow(refresh: () => Promise<void>): void;
}

export function createReleaseEvents(): ReleaseEvents {
  const subscribers: (() => Promise<void>)[] = [];
  return {
    async notify() {
      // The pointer has moved even if a follower could not read it now: each follower polls as well.
      await Promise.allSettled(subscribers.map((refresh) => refresh()));
    },
    follow: (refresh) => void subscribers.push(refresh),
  };
}
