import { Modal } from '@mantine/core';
import { useReturnedFocus } from '../../shared/use-returned-focus.ts';
import styles from './palette.module.css';
import { shortcuts } from './shortcuts.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  useReturnedFocus();
  return (
    <Modal opened onClose={onClose} title="Klavye kısayolları" size={520}>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
