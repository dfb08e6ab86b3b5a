import { Switch } from '@mantine/core';
import type { Answer } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import { useFeedback } from '../use-feedback.ts';

interface ActiveSwitchProps {
  /** Of the row. */
  name: string;
  active: 0 | 1;
  disabled: boolean;
  save: (active: 0 | 1) => Promise<Answer<unknown>>;
  /** The list is read again, also after a failure: somebody else may have changed the row. */
  onChanged: () => void;
}

/** Switches a record on or off from its row. */
export function ActiveSwitch({ name, active, disabled, save, onChanged }: ActiveSwitchProps) {
  const { pending, run } = useFeedback();
  const change = async (next: 0 | 1) => {
    await run(() => save(next), { success: messages.updated });
    onChanged();
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
