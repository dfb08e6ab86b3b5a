export type Refusal = 'missing' | 'denied' | 'undecided';

/** Asks the browser for leave to show notifications; null: it is given. Only ever after a click. */
export async function askForNotifications(): Promise<Refusal | null> {
  if (!('Notification' in globalThis)) return 'missing';
  const permission = await Notification.requestPermission().catch(() => Notification.permission);
  if (permission === 'granted') return null;
  return permission === 'denied' ? 'denied' : 'undecided';
}
