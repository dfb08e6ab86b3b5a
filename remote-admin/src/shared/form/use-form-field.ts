import { useField } from 'formik';
import { afterPress } from './after-press.ts';
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
