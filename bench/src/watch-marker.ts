/**
 * Runs in the page, so that the driver's own time is not measured. Resolves when the marker is visible and the main
 * thread idle.
 */
export function watchMarker(marker: string): void {
  const usable = new Promise<number>((resolve) => {
    const look = () => {
      if (document.querySelector(marker)?.checkVisibility()) requestIdleCallback(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
  Object.assign(globalThis, { usable });
}
