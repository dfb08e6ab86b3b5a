import { Button } from '@mantine/core';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { Link } from '@vitrin/shared-contracts/router';
import { PageHeader } from '../../ui/page-header.tsx';
import { useMailbox } from './mailbox.context.ts';
import styles from './mailbox.module.css';
import { mailboxes } from './mailbox-texts.ts';

/** Heading of an inbox, with links to its labels and reply templates. */
export function MailboxHeader() {
  const { kind, labelsAddress } = useMailbox();
  const { title, help, templates } = mailboxes[kind];
  return (
    <div className={styles.heading}>
      <PageHeader
        title={title}
        help={help}
        action={
          <div className={styles.headingActions}>
            <Button
              component={Link}
              to={labelsAddress}
              variant="default"
              leftSection={<IconTags size={18} aria-hidden />}
            >
              Etiketler
            </Button>
            <Button
              component={Link}
              to={templates}
              variant="default"
              leftSection={<IconTemplate size={18} aria-hidden />}
            >
              Yanıt şablonları
            </Button>
          </div>
        }
      />
    </div>
  );
}
