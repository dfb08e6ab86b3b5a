import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Answer } from 'shared-contracts/http';
import { withoutPath, type FieldErrors } from '../../shared/form/field-errors.ts';
import { useFeedback } from '../../shared/use-feedback.ts';

type Values = Readonly<Record<string, string>>;

interface SecretFormOptions<V extends Values, T> {
  initial: V;
  check: (values: V) => FieldErrors;
  send: (values: V) => Promise<Answer<T>>;
  /** Told when it is done; without it the next thing on the screen says so. */
  success?: string;
  onDone: (data: T | undefined) => void;
  onRefused?: (answer: Answer<T>) => void;
}

/**
 * A small form of passwords and codes. The values are kept only in component state, and a failure does not clear them.
 */
export function useSecretForm<V extends Values, T>(options: SecretFormOptions<V, T>) {
  const { initial, check, send, success, onDone, onRefused } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLFormElement>(null);
  const { pending, run } = useFeedback();

  // The submit button loses focus while it is disabled: focus moves to the invalid field, or back to the button.
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? place.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [attempts]);

  function show(found: FieldErrors): void {
    setErrors(found);
    setAttempts((count) => count + 1);
  }

  /** What stands at a field, or on the next screen, needs no notice of its own. */
  function isShown(answer: Answer<unknown>): boolean {
    if (answer.success) return success === undefined;
    return Object.keys(answer.errors ?? {}).some((name) => name in values);
  }

  async function submit(): Promise<void> {
    const found = check(values);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    const answer = await run(() => send(values), { success: success ?? '' }, isShown);
    if (answer?.success) {
      setValues(initial);
      return onDone(answer.data);
    }
    show(answer?.errors ?? {});
    if (answer) onRefused?.(answer);
  }

  return {
    pending,
    form: {
      ref: place,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!pending) void submit();
      },
    },
    field: (name: keyof V & string) => ({
      value: values[name] ?? '',
      error: errors[name],
      onChange(next: string) {
        setErrors((shown) => withoutPath(shown, name));
        setValues((typed) => ({ ...typed, [name]: next }));
      },
    }),
    values,
  };
}
