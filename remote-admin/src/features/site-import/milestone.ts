const STEP = 25;

/** Returns the last quarter that a percentage has reached: a screen reader hears four announcements, not a hundred. */
export function milestoneOf(percent: number): number {
  return Math.floor(percent / STEP) * STEP;
}
