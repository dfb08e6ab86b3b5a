import { useMemo } from 'react';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { Redirect } from 'shared-contracts/redirects';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { redirectErrors, redirectValues } from './redirect.values.ts';
import { createRedirect, updateRedirect } from './redirects.api.ts';

interface RedirectDialogProps {
  /** Null: a new one. */
  record: Redirect | null;
  onClose: () => void;
}

const labels = { source: 'Eski adres', target: 'Yeni adres' };

export function RedirectDialog({ record, onClose }: RedirectDialogProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => redirectValues(record), [record]);
  const form = useRecordForm({
    form: 'redirect',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: redirectErrors,
    save: (values, replaced, key) =>
      record ? updateRedirect(record.id, replaced, values) : createRedirect(values, key),
    changes: [api.adminRedirects],
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={record ? 'Yönlendirmeyi düzenle' : 'Yeni yönlendirme'}
      form={form}
      version={version}
      labels={labels}
      onClose={onClose}
    >
      <TextField
        name="source"
        label={labels.source}
        required
        placeholder="/eski-sayfa"
        help="Sitede artık sayfası olmayan yol. Sayfası olan bir adres yönlendirilemez. Sonuna /* eklenirse altındaki bütün yolları da kapsar."
      />
      <TextField
        name="target"
        label={labels.target}
        required
        placeholder="/biyografi"
        help="Sitenin bir yolu ya da https ile başlayan başka bir adres. Başladığı yere dönen yönlendirmeler kaydedilmez."
      />
    </FormDialog>
  );
}
