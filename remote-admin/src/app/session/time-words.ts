const MINUTE = 60;

/** `4:05`, for eyes. */
export function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** In whole minutes, for ears: a new sentence each minute, not each second. */
export function minutesOf(left: number): string {
  const minutes = Math.ceil(left / 1_000 / MINUTE);
  return minutes > 1
    ? `Oturumunuzun bitmesine ${minutes} dakika kaldı.`
    : 'Oturumunuzun bitmesine bir dakikadan az kaldı.';
}
