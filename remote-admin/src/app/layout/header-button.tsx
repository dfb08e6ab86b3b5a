import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './header.module.css';

interface HeaderButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: Icon;
}

export function HeaderButton({ label, icon: Symbol, ...rest }: HeaderButtonProps) {
  return (
    <UnstyledButton data-tooltip={label} className={styles.button} aria-label={label} {...rest}>
      <Symbol size={20} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
