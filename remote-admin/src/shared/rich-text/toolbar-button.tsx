import { RichTextEditor as Shell } from '@mantine/tiptap';
import type { Icon } from '@tabler/icons-react';

interface ToolbarButtonProps {
  label: string;
  icon: Icon;
  onClick: () => void;
}

export function ToolbarButton({ label, icon: Symbol, onClick }: ToolbarButtonProps) {
  return (
    <Shell.Control aria-label={label} title={label} onClick={onClick}>
      <Symbol size={16} stroke={1.75} aria-hidden />
    </Shell.Control>
  );
}
