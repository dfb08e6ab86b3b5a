const waiting: (() => void)[] = [];
let isPressed = false;

addEventListener('pointerdown', () => (isPressed = true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true);

/**
 * Runs at once or, where a pointer is pressed, after its click. A press on a button takes the focus from a field; a message
 * that appeared at that moment would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

function release(): void {
  isPressed = false;
  const runs = waiting.splice(0);
  // The click comes right behind the release.
  if (runs.length > 0) setTimeout(() => runs.forEach((run) => run()));
}
