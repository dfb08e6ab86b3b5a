/** Tells whoever keeps in memory what is live that a pointer of this process has moved. Other processes ask by themselves. */
export interface ReleaseHub {
  /** Resolves when everybody who follows has read anew: the next document names what is live now. */
  changed(): Promise<void>;
  follow(refresh: () => Promise<void>): void;
}

export function createReleaseHub(): ReleaseHub {
  const followers: (() => Promise<void>)[] = [];
  return {
    async changed() {
      // The pointer has moved, whoever could not read it now: each asks again by itself.
      await Promise.allSettled(followers.map((refresh) => refresh()));
    },
    follow: (refresh) => void followers.push(refresh),
  };
}
