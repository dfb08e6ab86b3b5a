import { HistoryButton } from '../history/history-button.tsx';
import type { PublishedForm } from '../publication/published-form.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { Opened } from './record-form-page.tsx';
import type { Versioned } from './record-kind.ts';

/** Dialog of the form of a record: fields, and one button that saves unless it is published. */
export function RecordFormDialog<R extends Versioned | null, V extends object, I, A, C extends object>({
  kind,
  opened,
  published,
  onClose,
}: Opened<R, V, I, A, C> & { published?: PublishedForm; onClose: () => void }) {
  const { form, version, texts, parts, history } = opened;
  const { labels, immediate, Fields } = kind;
  return (
    <FormDialog
      title={texts.title}
      form={form}
      version={version}
      labels={labels}
      note={immediate}
      published={published}
      onClose={onClose}
      extra={history ? <HistoryButton {...history} /> : null}
    >
      <Fields {...parts} />
    </FormDialog>
  );
}
