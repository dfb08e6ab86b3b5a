import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { withoutPath, type FieldErrors } from '../../editing/form/field-errors.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';

type Values = Readonly<Record<string, string>>;

interface SecretFormOptions<V extends Values, T> {
  initial: V;
  check: (values: V) => FieldErrors;
  send: (values: V) => Promise<ApiResponse<T>>;
  /** Notification after success; without it, the next screen confirms the result. */
  success?: string;
  onDone: (data: T | undefined) => void;
  onRejected?: (answer: ApiResponse<T>) => void;
}

/**
 * A small form of passwords and codes. The values are kept only in component state, and a failure does not clear them.
 */
export function useSecretForm<V extends Values, T>(options: SecretFormOptions<V, T>) {
  const { initial, check, send, success, onDone, onRejected } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const { pending, run } = useFeedback();

  // The submit button loses focus while it is disabled: focus moves to the invalid field, or back to the button.
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? formRef.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [attempts]);

  function show(found: FieldErrors): void {
    setErrors(found);
    setAttempts((count) => count + 1);
  }

  /** Checks whether the result is visible beside a field or on the next screen and needs no notification. */
  function isShownInline(answer: ApiResponse<unknown>): boolean {
    if (answer.success) return success === undefined;
    return Object.keys(answer.errors ?? {}).some((name) => name in values);
  }

  async function submit(): Promise<void> {
    const found = check(values);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    const answer = await run(() => send(values), { success: success ?? '' }, isShownInline);
    if (answer?.success) {
      setValues(initial);
      return onDone(answer.data);
    }
    show(answer?.errors ?? {});
    if (answer) onRejected?.(answer);
  }

  return {
    pending,
    form: {
      ref: formRef,
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
