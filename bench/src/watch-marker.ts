/**
 * Runs in the page, so that the driver's own time is not measured. Resolves when the marker is visible and the main
 * thread idle; rejects when that takes a minute, for example because the session ended.
 */
export function watchMarker(marker: string): void {
  const usable = new Promise<number>((resolve, reject) => {
    const look = () => {
      if (document.querySelector(marker)?.checkVisibility()) waitForIdle();
      else requestAnimationFrame(look);
    };
    const waitForIdle = () => {
      let isIdle = false;
      requestIdleCallback(() => {
        isIdle = true;
        resolve(performance.now());
      });
      // A page without further frames may never receive its idle callback in a headless Chromium.
      const requestFrames = () => void (isIdle || requestAnimationFrame(requestFrames));
      requestFrames();
    };
    setTimeout(() => reject(new Error(`${location.href} is not usable: ${marker}`)), 60_000);
    look();
  });
  Object.assign(globalThis, { usable });
}
