import { useField } from 'formik';
import { useFieldErrors } from './field-errors.ts';

/** A field of the form by its path: value, the message to be shown, and what a change does. */
export function useFormField<T>(name: string) {
  const [{ value }, , { setValue, setTouched }] = useField<T>(name);
  const { errors, forget } = useFieldErrors();
  return {
    value,
    error: errors[name],
    set(next: T) {
      forget(name);
      void setValue(next);
    },
    leave: () => afterPress(() => void setTouched(true)),
  };
}

const waiting: (() => void)[] = [];
let isPressed = false;

addEventListener('pointerdown', () => (isPressed = true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true);

/**
 * Runs at once or, where a pointer is pressed, after its click. A press on a button takes the focus from a field; a message
 * that appeared at that moment would move the button from under the pointer, and the click would be lost.
 */
function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

function release(): void {
  isPressed = false;
  const runs = waiting.splice(0);
  // The click comes right behind the release.
  if (runs.length > 0) setTimeout(() => runs.forEach((run) => run()));
}
