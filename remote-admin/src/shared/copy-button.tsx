import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';

const CONFIRMED_MS = 4_000;

/** Copies a text, and says so in its own words for a while. */
export function CopyButton({ text, label = 'Kopyala' }: { text: string; label?: string }) {
  const { copied, copy } = useClipboard({ timeout: CONFIRMED_MS });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={() => copy(text)}>
      {copied ? 'Kopyalandı' : label}
    </Button>
  );
}
