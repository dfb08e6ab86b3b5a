import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { IconButton } from './icon-button.tsx';
import type { MenuComponents } from './layers/deferred-menu.tsx';

const CONFIRMED_MS = 4_000;

function useCopyState(text: string, label: string) {
  const { copied, copy } = useClipboard({ timeout: CONFIRMED_MS });
  return {
    currentLabel: copied ? 'Kopyalandı' : label,
    Icon: copied ? IconCheck : IconCopy,
    copy: () => copy(text),
  };
}

/** Copies a text and shows a confirmation in its label for a short time. */
export function CopyButton({ text, label = 'Kopyala' }: { text: string; label?: string }) {
  const { currentLabel, Icon, copy } = useCopyState(text, label);
  return (
    <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={copy}>
      {currentLabel}
    </Button>
  );
}

/** Icon variant, shown beside the text that it copies. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  const { currentLabel, Icon, copy } = useCopyState(text, label);
  return (
    <IconButton data-tooltip={currentLabel} aria-label={currentLabel} onClick={copy}>
      <Icon size={16} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

interface CopyItemProps {
  Menu: MenuComponents;
  text: string;
  label: string;
}

/** Item of a menu, which stays open for the confirmation. */
export function CopyItem({ Menu, text, label }: CopyItemProps) {
  const { currentLabel, Icon, copy } = useCopyState(text, label);
  return (
    <Menu.Item leftSection={<Icon size={18} aria-hidden />} closeMenuOnClick={false} onClick={copy}>
      {currentLabel}
    </Menu.Item>
  );
}
