import { Modal, Switch } from '@mantine/core';
import { use } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { setSingleKeyShortcuts, useSingleKeyShortcutsEnabled } from '../../ui/shortcuts/use-single-key-shortcuts.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './palette.module.css';
import { palettes } from './palettes.ts';
import { shortcutsFor } from './shortcuts.ts';

const nobody: ReadonlySet<never> = new Set();

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  const rights = useSession()?.rights ?? nobody;
  return (
    <Modal opened onClose={onClose} title="Klavye kısayolları" size={560}>
      <SingleKeySwitch />
      {shortcutsFor(use(palettes), rights).map(({ title, shortcuts }) => (
        <section key={title} className={styles.shortcutGroup}>
          <h3>{title}</h3>
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
        </section>
      ))}
    </Modal>
  );
}

/** Turns single-key shortcuts off, for users of speech input and users who press keys by accident (WCAG 2.1.4). */
function SingleKeySwitch() {
  const on = useSingleKeyShortcutsEnabled();
  return (
    <Switch
      label="Tek tuşlu kısayollar"
      description={
        on
          ? 'J, K, ? gibi tuşlar yazı alanlarının dışında tek başına çalışır.'
          : 'Kapalı: tuşlar tek başına bir şey yapmaz. Bu listeyi Ctrl K ile “Klavye kısayolları” yazarak açabilirsiniz.'
      }
      checked={on}
      onChange={(event) => setSingleKeyShortcuts(event.currentTarget.checked)}
    />
  );
}
