import { useField } from 'formik';
import { createContext, useContext } from 'react';
import { useFieldErrors } from './field-errors.ts';

/**
 * Returns where the form has the value of a field. The name is what errors and element ids go by: it stays the same when
 * the place of a value in a list changes.
 */
export const FieldPlaceContext = createContext((name: string) => name);

/** Returns the value, the error message and the change handlers of a form field by its name, which is its path by default. */
export function useFormField<T>(name: string) {
  const place = useContext(FieldPlaceContext);
  const [{ value }, , { setValue, setTouched }] = useField<T>(place(name));
  const { errors, clearError } = useFieldErrors();
  return {
    value,
    error: errors[name],
    set(next: T) {
      clearError(name);
      void setValue(next);
    },
    onBlur: () => afterClick(() => void setTouched(true)),
  };
}

const pendingCallbacks: (() => void)[] = [];
let isPressed = false;

addEventListener('pointerdown', () => (isPressed = true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, runPending, true);

/**
 * Runs the callback immediately or, while a pointer is pressed, after the click. Pressing a button blurs a field; a
 * message that appeared at that moment would move the button away from the pointer, and the click would be lost.
 */
function afterClick(run: () => void): void {
  if (isPressed) pendingCallbacks.push(run);
  else run();
}

function runPending(): void {
  isPressed = false;
  const runs = pendingCallbacks.splice(0);
  // The click event follows directly after pointerup.
  if (runs.length > 0) setTimeout(() => runs.forEach((run) => run()));
}
