import { Switch } from '@mantine/core';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../feedback/use-feedback.ts';

interface ActiveSwitchProps {
  /** Name of the record in the row. */
  name: string;
  active: 0 | 1;
  disabled: boolean;
  save: (active: 0 | 1) => Promise<ApiResponse<unknown>>;
  /** API path of the list. It is refetched also after a failure, because another user may have changed the row. */
  changes: string;
}

/** Switch in a row that activates or deactivates the record. */
export function ActiveSwitch({ name, active, disabled, save, changes }: ActiveSwitchProps) {
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const change = async (next: 0 | 1) => {
    await run(() => save(next), { success: messages.updated });
    await invalidate(changes);
  };
  return (
    <Switch
      mr="sm"
      aria-label={`${name}: sitede görünür`}
      checked={active === 1}
      disabled={disabled || pending}
      onChange={(event) => void change(event.currentTarget.checked ? 1 : 0)}
    />
  );
}
