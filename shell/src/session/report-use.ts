import { durations } from 'shared-contracts/limits';

/** To the server somebody who only writes looks idle: a key or a press is told to it, now and then. */
export function reportUse(tell: () => void): void {
  let told = performance.now();
  const note = () => {
    if (performance.now() - told < durations.sessionUseMs) return;
    told = performance.now();
    tell();
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true, passive: true });
}
