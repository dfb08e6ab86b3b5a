import { useState } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { validate } from '@vitrin/shared-contracts/validation';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';

export interface ActionOptions<Name extends string, I, A> {
  initial: Readonly<Record<Name, string>>;
  /** Validation schema of the request body. */
  schema: Parameters<typeof validate<I>>[0];
  /** Converts what is typed to the request body; by default the values themselves. */
  input?: (typed: Readonly<Record<Name, string>>) => unknown;
  /** Sends the request; `key` is the same for each attempt of this dialog. */
  send: (input: I, key: string) => Promise<ApiResponse<A>>;
  success: string;
  /** API paths that the action changes. */
  changes: readonly string[];
  onDone: (data: A | undefined) => void;
}

const REJECTION_STATUSES: ReadonlySet<number> = new Set([404, 409, 422]);
const UNKNOWN_REASON = 'Bu işlem şu anda yapılamıyor.';

/** Holds what is typed for an action, validates it and sends it. */
export function useAction<Name extends string, I, A>(options: ActionOptions<Name, I, A>) {
  const { initial, schema, input = (typed) => typed, send, success, changes, onDone } = options;
  const [typed, change] = useState(initial);
  const [key] = useState(() => crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const [rejection, setRejection] = useState<{ message: string; errors: Record<string, string> } | null>(null);
  const { pending, run } = useFeedback();
  const found = validate(schema, input(typed));
  const errors = tried ? { ...byField(rejection?.errors), ...byField(found.errors) } : {};

  function setTyped(next: Readonly<Record<Name, string>>): void {
    setRejection(null);
    change(next);
  }

  async function submit(): Promise<void> {
    setTried(true);
    setRejection(null);
    if (found.errors) return;
    const isShownHere = ({ status }: { status: number }) => REJECTION_STATUSES.has(status);
    const answer = await run(() => send(found.value, key), { success, changes }, isShownHere);
    if (answer?.success) return onDone(answer.data);
    if (answer && isShownHere(answer))
      setRejection({ message: answer.message ?? UNKNOWN_REASON, errors: answer.errors ?? {} });
  }

  return { typed, setTyped, errors, refusal: rejection?.message ?? null, pending, submit };
}

/** Returns the errors by field: a list is typed in one, so the error of an item belongs to it. */
function byField(errors: Readonly<Record<string, string>> = {}): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\[\d+\]$/, ''), text]));
}
