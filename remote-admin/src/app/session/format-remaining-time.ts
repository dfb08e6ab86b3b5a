const MINUTE = 60;

/** Returns the remaining time as `4:05`, for display. */
export function formatClock(left: number): string {
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** Returns the remaining time in whole minutes for screen readers: one announcement per minute, not per second. */
export function formatMinutes(left: number): string {
  const minutes = Math.ceil(left / 1_000 / MINUTE);
  return minutes > 1
    ? `Oturumunuzun bitmesine ${minutes} dakika kaldı.`
    : 'Oturumunuzun bitmesine bir dakikadan az kaldı.';
}
