import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

interface BulkButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  label: string;
  icon: Icon;
}

/** One deed for everything that is chosen, as a picture with its words on hover. */
export function BulkButton({ label, icon: Symbol, ...rest }: BulkButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={36} aria-label={label} {...rest}>
        <Symbol size={19} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
