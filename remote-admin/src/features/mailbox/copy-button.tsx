import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';

const SHOWN_MS = 1_500;

export function CopyButton({ value, label }: { value: string; label: string }) {
  const { copied, copy } = useClipboard({ timeout: SHOWN_MS });
  const words = copied ? 'Kopyalandı' : label;
  const Symbol = copied ? IconCheck : IconCopy;
  return (
    <Tooltip label={words}>
      <ActionIcon aria-label={words} onClick={() => copy(value)}>
        <Symbol size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
