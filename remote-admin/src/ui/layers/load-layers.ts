import type * as Layers from './layers.tsx';

/** Milliseconds after the panel has started: data and scripts of its screen come first. */
const PRELOAD_DELAY_MS = 1_500;

let layers: typeof Layers | null = null;

/** Loads menus and tooltips with their positioning. Resolves to null after a failure; the next call tries again. */
export async function loadLayers(): Promise<typeof Layers | null> {
  layers ??= await import('./layers.tsx').catch(() => null);
  return layers;
}

/** Returns menus and tooltips if they have been loaded. */
export const loadedLayers = (): typeof Layers | null => layers;

/** Preloads menus and tooltips. Returns a function that cancels it. */
export function preloadLayers(): () => void {
  const timer = setTimeout(() => void loadLayers(), PRELOAD_DELAY_MS);
  return () => clearTimeout(timer);
}
