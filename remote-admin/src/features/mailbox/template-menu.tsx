import { Button, Menu } from '@mantine/core';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useQuery } from '@tanstack/react-query';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { Link } from '@vitrin/shared-contracts/router';
import { mailboxes } from './mailbox-texts.ts';
import { templatesQuery } from './reply.api.ts';
import styles from './templates.module.css';

interface TemplateMenuProps {
  kind: MailboxKind;
  onChoose: (template: ReplyTemplate) => void;
}

/** Menu of the inbox's reply templates. */
export function TemplateMenu({ kind, onChoose }: TemplateMenuProps) {
  const query = useQuery(templatesQuery(kind));
  const templates = query.data?.items ?? [];
  return (
    <Menu width={280} position="top-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconTemplate size={18} aria-hidden />}>
          Şablon
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} className={styles.menu ?? ''}>
        {templates.map((template) => (
          <Menu.Item key={template.id} onClick={() => onChoose(template)}>
            {template.name}
          </Menu.Item>
        ))}
        {query.isError ? (
          <Menu.Item closeMenuOnClick={false} onClick={() => void query.refetch()}>
            Şablonlar alınamadı. Tekrar dene
          </Menu.Item>
        ) : null}
        {templates.length > 0 ? <Menu.Divider /> : null}
        <Menu.Item component={Link} to={mailboxes[kind].templates} leftSection={<IconSettings size={16} aria-hidden />}>
          {templates.length > 0 ? 'Şablonları düzenle' : 'İlk şablonu oluştur'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
