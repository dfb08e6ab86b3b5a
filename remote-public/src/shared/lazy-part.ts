import { createElement, use, useEffect, type ComponentType } from 'react';

/** A part of a page with a script and a style file of its own, which most views of the page do not show. */
export interface LazyPart<Props> {
  /** Loads the files, so that the next rendering does not suspend. */
  load: () => Promise<unknown>;
  View: ComponentType<Props>;
}

/**
 * Returns a part of a page whose files are loaded on demand. Its outer element states the name of the chunk in
 * `data-part`: the server puts the styles of that name into the document, and the document preloads the script. A loader
 * must await `load` for what the server renders.
 */
export function lazyPart<Props extends object>(importView: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () =>
    (loading ??= importView().then(
      (view) => (Loaded = view),
      (error: unknown) => {
        // The next use tries again.
        loading = null;
        throw error;
      },
    ));
  function View(props: Props) {
    return createElement(Loaded ?? use(load()), props);
  }
  return { load, View };
}

/** Loads a part before it is shown, once the page is hydrated. A failure is shown when the part is used. */
export function usePreloadedPart({ load }: Pick<LazyPart<never>, 'load'>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) load().catch(() => {});
  }, [load, isWanted]);
}
