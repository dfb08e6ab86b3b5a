import { useField } from 'formik';
import { useFieldErrors } from './field-errors.ts';

/** Returns the value, the error message and the change handlers of a form field by its path. */
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
 * Runs the callback immediately or, while a pointer is pressed, after the click. Pressing a button blurs a field; a
 * message that appeared at that moment would move the button away from the pointer, and the click would be lost.
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
