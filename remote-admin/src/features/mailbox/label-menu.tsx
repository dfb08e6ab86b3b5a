import { Menu } from '@mantine/core';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import type { ReactNode } from 'react';
import { Link } from '@vitrin/shared-contracts/router';
import styles from './labels.module.css';
import { useMailbox } from './mailbox.context.ts';

interface LabelMenuProps {
  /** The messages with the ids of their labels. */
  messages: readonly { id: number; labels: readonly number[] }[];
  /** The button that opens the menu. */
  children: ReactNode;
}

/** Adds and removes labels; a label is checked if all messages have it. */
export function LabelMenu({ messages, children }: LabelMenuProps) {
  const { labels, actions, labelsAddress } = useMailbox();
  const ids = messages.map(({ id }) => id);
  return (
    <Menu width={240} position="bottom-start">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown mah={360} className={styles.menu ?? ''}>
        {labels.map(({ id, name, colour }) => {
          const on = messages.length > 0 && messages.every((message) => message.labels.includes(id));
          return (
            <Menu.CheckboxItem
              key={id}
              checked={on}
              rightSection={<span className={styles.swatch} data-colour={colour} />}
              onChange={() => actions.label(ids, { label: id, on: !on })}
            >
              {name}
            </Menu.CheckboxItem>
          );
        })}
        {labels.length > 0 ? <Menu.Divider /> : null}
        <Menu.Item component={Link} to={labelsAddress} leftSection={<IconSettings size={16} aria-hidden />}>
          {labels.length > 0 ? 'Etiketleri düzenle' : 'İlk etiketi oluştur'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
