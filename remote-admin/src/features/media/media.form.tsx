import { Button } from '@mantine/core';
import { FormikProvider } from 'formik';
import { useEffect, useMemo } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { limits } from 'shared-contracts/limits';
import type { MediaRecord } from 'shared-contracts/media';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { DraftNotice } from '../../shared/drafts/draft-notice.tsx';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FieldErrorsContext } from '../../shared/form/field-errors.ts';
import { saveByKey } from '../../shared/form/save-by-key.ts';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { FocusField } from './focus-field.tsx';
import { FolderField } from './folder-field.tsx';
import { MediaFacts } from './media-facts.tsx';
import { MediaUses } from './media-uses.tsx';
import { updateMedia } from './media.api.ts';
import styles from './media.module.css';
import { mediaErrors, mediaInput, mediaValues } from './media.values.ts';

interface MediaFormProps {
  record: MediaRecord;
  languages: readonly LanguageRecord[];
  folders: readonly string[];
  /** Told whether closing would lose sight of something. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  onDelete: () => void;
}

export function MediaForm(props: MediaFormProps) {
  const { record, languages, folders, onDirty, onClose, onDelete } = props;
  const initial = useMemo(() => mediaValues(record, languages), [record, languages]);
  const form = useRecordForm({
    form: 'media',
    record: record.id,
    version: record.version,
    initial,
    texts: { success: messages.updated },
    validate: (values) => mediaErrors(mediaInput(values, record, record.version)),
    save: (values, replaced) => updateMedia(record.id, mediaInput(values, record, replaced ?? record.version)),
    changes: [api.adminMedia],
  });
  const { formik, draft, errors, forget, change, dirty, saving } = form;
  const [offered] = draft.offered;
  const mayWrite = useRight('media.write');
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <FormikProvider value={formik}>
      <FieldErrorsContext value={{ errors, forget }}>
        <form ref={saveByKey} className={styles.form} onSubmit={formik.handleSubmit} noValidate>
          {offered ? (
            <DraftNotice
              draft={offered}
              base={record.version}
              onDiscard={draft.discard}
              onRestore={(chosen) => {
                draft.adopt(chosen);
                change(chosen.values);
              }}
            />
          ) : null}
          <ErrorSummary labels={labelsOf(languages)} />
          <FocusField picture={record} disabled={!mayWrite} />
          <section className={styles.part}>
            <h3>Alternatif metin</h3>
            <p className={styles.help}>
              Görseli göremeyenlere ne gösterdiğini anlatan bir cümle. Yalnızca süs olan görsellerde boş bırakın.
            </p>
            {languages.map(({ abbr, lang }) => (
              <TextAreaField key={abbr} name={`alts.${abbr}`} label={lang} longest={limits.summary.max} rows={3} />
            ))}
          </section>
          <FolderField folders={folders} />
          <MediaUses uses={record.used_in} />
          <MediaFacts record={record} />
          {mayWrite ? (
            <div className={styles.footer}>
              <Button
                variant="subtle"
                color="red"
                disabled={record.used_in.length > 0}
                title={record.used_in.length > 0 ? 'Kullanılan bir görsel silinemez.' : ''}
                onClick={onDelete}
              >
                Sil
              </Button>
              <span className={styles.push} />
              <Button variant="default" onClick={onClose}>
                Kapat
              </Button>
              <Button type="submit" loading={saving}>
                Kaydet
              </Button>
            </div>
          ) : null}
        </form>
      </FieldErrorsContext>
    </FormikProvider>
  );
}

function labelsOf(languages: readonly LanguageRecord[]): Record<string, string> {
  const alts = languages.map(({ abbr, lang }) => [`alts.${abbr}`, `Alternatif metin (${lang})`]);
  return { ...(Object.fromEntries(alts) as Record<string, string>), folder: 'Klasör', focus: 'Odak noktası' };
}
