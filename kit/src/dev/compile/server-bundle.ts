import webpack, { type Configuration, type Stats, type Watching } from 'webpack';

/** A server bundle that is written to disk and compiled again on every change. */
export interface ServerBundle {
  /** Delays compilations, so that they do not compete with one that a page is waiting for. */
  pause(): void;
  resume(): void;
  /** Resolves with the result when no compilation is running. */
  settled(): Promise<Stats>;
  close(): void;
}

export function watchServerBundle(configuration: Configuration, onBuilt: () => void): ServerBundle {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error(`${configuration.name} cannot be compiled`);
  let waiting: ((stats: Stats) => void)[] = [];
  let last: Stats | null = null;
  const invalidate = () => void (last = null);
  compiler.hooks.watchRun.tap('vitrin', invalidate);
  compiler.hooks.invalid.tap('vitrin', invalidate);
  const watching: Watching | undefined = compiler.watch({}, (error, stats) => {
    if (error || !stats) return console.error(error?.message);
    if (stats.hasErrors()) console.error(stats.toString('errors-only'));
    last = stats;
    for (const resolve of waiting.splice(0)) resolve(stats);
    onBuilt();
  });
  return {
    pause: () => watching?.suspend(),
    resume: () => watching?.resume(),
    settled: () =>
      last
        ? Promise.resolve(last)
        : new Promise((resolve) => {
            waiting = [...waiting, resolve];
          }),
    close: () => compiler.close(() => undefined),
  };
}
