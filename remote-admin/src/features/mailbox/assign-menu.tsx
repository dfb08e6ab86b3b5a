import { Menu } from '@mantine/core';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import type { ReactNode } from 'react';
import { useMailbox } from './mailbox.context.ts';
import styles from './labels.module.css';

/** Assigns the selected messages to a user. */
export function AssignMenu({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  const { assignees, actions } = useMailbox();
  return (
    <Menu width={240} position="bottom-start">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown mah={360} className={styles.menu ?? ''}>
        {assignees.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => actions.assign(ids, id)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconUserOff size={16} aria-hidden />} onClick={() => actions.assign(ids, null)}>
          Atamayı kaldır
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
