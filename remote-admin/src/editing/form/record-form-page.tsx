import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { CheckButton } from '../content-check/check-button.tsx';
import { PreviewButton } from '../content-preview/preview-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { LinksButton } from '../links/links-button.tsx';
import type { PublishedForm } from '../publication/published-form.tsx';
import { FormPage } from './form-page.tsx';
import type { OpenedRecord, useKindForm, Versioned } from './record-kind.ts';

export type RecordPageProps<R extends Versioned | null, V extends object, I, A, C extends object> = OpenedRecord<
  R,
  V,
  I,
  A,
  C
> & {
  /** Called after the draft of a new record was saved. */
  onDraftSaved?: ((saved: WorkingCopyRow, values: object) => void) | undefined;
};

/** A record with the state of its form. */
export type Opened<R extends Versioned | null, V extends object, I, A, C extends object> = RecordPageProps<
  R,
  V,
  I,
  A,
  C
> & {
  opened: ReturnType<typeof useKindForm<R, V, I, A, C>>;
};

/** Page of the form of a record: heading with its tools, fields, and one button that saves unless it is published. */
export function RecordFormPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & { published?: PublishedForm },
) {
  const { opened, published } = props;
  const { form, version, texts, parts, history, linked, preview, check } = opened;
  const { list, action, Fields, Side, Tabs } = props.kind;
  return (
    <FormPage
      title={texts.title}
      help={texts.help ?? ''}
      {...(list ? { back: list } : {})}
      action={
        <>
          {preview ? <PreviewButton {...preview} /> : null}
          {check ? <CheckButton {...check} /> : null}
          {history ? <HistoryButton {...history} /> : null}
          {linked ? <LinksButton of={linked} /> : null}
          {props.record ? action : null}
        </>
      }
      tabs={Tabs ? <Tabs {...parts} /> : null}
      form={form}
      version={version}
      labels={labelsOf(props)}
      saveLabel={texts.saveLabel}
      published={published}
      side={Side ? <Side {...parts} /> : null}
    >
      <Fields {...parts} />
    </FormPage>
  );
}

/** Returns the labels by which messages and conflicts name the fields. */
function labelsOf<R extends Versioned | null, V extends object, I, A, C extends object>({
  kind: { labels, labelsOf: ofPaths },
  context,
  opened: { form, parts },
}: Opened<R, V, I, A, C>): Readonly<Record<string, string>> {
  if (!ofPaths) return labels;
  const paths = [...Object.keys(form.errors), ...(form.decisions?.conflicts ?? []).map(({ path }) => path)];
  return { ...labels, ...ofPaths(paths, parts.values, context) };
}
