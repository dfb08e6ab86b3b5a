import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import {
  webhookInputSchema,
  webhookSubjects,
  type NewWebhook,
  type WebhookInput,
  type WebhookRow,
} from '@vitrin/shared-contracts/webhooks';
import { CheckboxGroupField } from '../../editing/fields/checkbox-group-field.tsx';
import { SwitchField } from '../../editing/fields/switch-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormDialog } from '../../editing/form/form-dialog.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { changeWebhook, createWebhook } from './webhooks.api.ts';

interface WebhookDialogProps {
  /** Null: a new one. */
  webhook: WebhookRow | null;
  onClose: () => void;
  onCreated: (made: NewWebhook) => void;
}

const labels = { name: 'Ad', url: 'Adres', events: 'Olaylar', active: 'Etkin' };
const options = Object.entries(webhookSubjects).map(([value, label]) => ({ value, label }));

interface Values {
  name: string;
  url: string;
  events: string[];
  active: 0 | 1;
}

export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const version = webhook?.version ?? null;
  const form = useRecordForm({
    form: 'webhook',
    record: webhook?.id ?? 0,
    version,
    initial: valuesOf(webhook),
    texts: { success: webhook ? messages.updated : messages.created },
    schema: webhookInputSchema,
    input: (values: Values, replaced) => ({ ...values, ...versionOf(replaced ?? version) }),
    save: (input: WebhookInput, key): Promise<ApiResponse<NewWebhook | WebhookRow>> =>
      webhook ? changeWebhook(webhook.id, input) : createWebhook(input, key),
    invalidatedPaths: [api.adminWebhooks],
    onSaved: (saved) => {
      onClose();
      if (saved && 'secret' in saved) onCreated(saved);
    },
  });
  const title = webhook ? 'Web kancasını düzenle' : 'Yeni web kancası';
  return (
    <FormDialog title={title} form={form} version={version} labels={labels} onClose={onClose}>
      <TextField
        name="name"
        label={labels.name}
        required
        help="Olayları alan programı söyleyen bir ad, örneğin “CRM”."
      />
      <TextField
        name="url"
        label={labels.url}
        required
        placeholder="https://ornek.com/kanca"
        help="https ile başlayan, internetten erişilebilen bir adres. Yönlendirmeler izlenmez."
      />
      <CheckboxGroupField
        name="events"
        label={labels.events}
        help="Her içerik türünde yayınlanan, değişen, yayından kaldırılan ve çöpe taşınan kayıtlar bildirilir."
        options={options}
      />
      <SwitchField
        name="active"
        label={labels.active}
        help={{ on: 'Seçilen olaylar bu adrese gönderilir.', off: 'Bu adrese hiçbir şey gönderilmez.' }}
      />
    </FormDialog>
  );
}

function valuesOf(webhook: WebhookRow | null): Values {
  if (!webhook) return { name: '', url: '', events: [], active: 1 };
  const { name, url, events, active } = webhook;
  return { name, url, events, active };
}

function versionOf(version: number | null): { version?: number } {
  return version === null ? {} : { version };
}
