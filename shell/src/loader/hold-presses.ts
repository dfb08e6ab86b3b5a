import { placeAttribute, placeEvents } from '@vitrin/shared-contracts/sections/section-place';
import type { Start } from './start-shell.ts';

const PLACE = `[${placeAttribute}]`;
/** Buttons of sections that respond only to a script: not those that open a popover or send their form. */
const BUTTONS = `${PLACE} button:not([popovertarget], [commandfor], [form], form :not([type='button']))`;
/** Milliseconds after which a press is forgotten: an effect that comes later surprises, and may need a recent press. */
const LATEST_MS = 3_000;

/**
 * Repeats the last press of a button in a section of a remote, which could not respond yet, when the section has started.
 * Those of the page itself are invisible until they respond.
 */
export function holdPresses(start: Start): void {
  const started = new WeakSet<EventTarget>();
  let pressed: { button: HTMLButtonElement; place: Element; at: number } | null = null;
  // Before a section may hydrate within this press, and start: another press counts instead.
  document.addEventListener('click', () => (pressed = null), true);
  document.addEventListener('click', ({ target, defaultPrevented, timeStamp: at }) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(BUTTONS);
    const place = button?.closest(PLACE);
    if (!button || !place || defaultPrevented || started.has(place)) return;
    pressed = { button, place, at };
    start();
  });
  document.addEventListener(placeEvents.started, ({ target: place, timeStamp }) => {
    if (place) started.add(place);
    if (pressed?.place !== place) return;
    const { button, at } = pressed;
    pressed = null;
    if (timeStamp - at < LATEST_MS) setTimeout(() => button.click());
  });
}
