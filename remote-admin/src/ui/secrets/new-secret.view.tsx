import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../panel.tsx';
import { PageHeader } from '../page-header.tsx';
import { SecretBox } from './secret-box.tsx';
import styles from './new-secret.module.css';

interface NewSecretViewProps {
  title: string;
  /** Names what was created. */
  help: string;
  label: string;
  /** Null for a repeated request, whose secret was shown before. */
  secret: string | null;
  /** What to do with the secret. */
  children: ReactNode;
  /** What to do when the secret was missed. */
  missed: string;
  backLabel: string;
  onLeave: () => void;
}

/** Shows a new secret, which cannot be displayed again: it is not stored, so leaving the screen loses it. */
export function NewSecretView(props: NewSecretViewProps) {
  const { title, help, label, secret, children, missed, backLabel, onLeave } = props;
  return (
    <section ref={focusOnMount} tabIndex={-1} aria-label={title} className={styles.view}>
      <PageHeader title={title} help={help} />
      <Panel>
        {secret === null ? (
          <p>{missed}</p>
        ) : (
          <SecretBox label={label} secret={secret}>
            {children}
          </SecretBox>
        )}
        <div>
          <Button onClick={onLeave}>{backLabel}</Button>
        </div>
      </Panel>
    </section>
  );
}

/** Replaces a dialog whose button had the focus, so it takes the focus and screen readers announce it. */
function focusOnMount(view: HTMLElement | null): void {
  view?.focus();
}
