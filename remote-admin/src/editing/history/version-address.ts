/** Query parameter of a form that opens the history with one version. */
export const versionParam = 'surum';

/** Returns the address of a form with one version open in its history. */
export function versionAddress(screen: string, number: number): string {
  return `${screen}${screen.includes('?') ? '&' : '?'}${versionParam}=${number}`;
}
