import { Autocomplete, Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { mediaInputSchema, type MediaRecord } from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { Focus } from '@vitrin/shared-contracts/pictures';
import { useRight } from '@vitrin/shared-contracts/state';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { FormFrame } from '../../editing/form/form-frame.tsx';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { isOnlyFormer } from '../../editing/media/former-uses.ts';
import { FocusField } from './focus-field.tsx';
import { MediaFacts } from './media-facts.tsx';
import { MediaUses } from './media-uses.tsx';
import { updateMedia } from './media.api.ts';
import styles from './media.module.css';

interface MediaFormProps {
  record: MediaRecord;
  languages: readonly LanguageInfo[];
  folders: readonly string[];
  /** Called with whether closing would lose unsaved changes. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  /** Turns and crops the picture into a new one. */
  onCrop: () => void;
  onDelete: () => void;
}

export function MediaForm(props: MediaFormProps) {
  const { record, languages, folders, onDirty, onClose, onCrop, onDelete } = props;
  const initial = useMemo(() => mediaValues(record, languages), [record, languages]);
  const form = useRecordForm({
    form: 'media',
    record: record.id,
    version: record.version,
    initial,
    texts: { success: messages.updated },
    schema: mediaInputSchema,
    input: (values, replaced) => mediaInput(values, record, replaced),
    save: (input) => updateMedia(record.id, input),
    invalidatedPaths: [api.adminMedia],
  });
  const { dirty, saving } = form;
  const mayWrite = useRight('media.write');
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <FormFrame form={form} version={record.version} labels={labelsOf(languages)} className={styles.form}>
      <FocusField picture={record} disabled={!mayWrite} />
      {mayWrite ? (
        <Button variant="default" className={styles.cropOpener ?? ''} onClick={onCrop}>
          Döndür ve kırp…
        </Button>
      ) : null}
      <section className={styles.part}>
        <h3>Alternatif metin</h3>
        <p className={styles.help}>
          Görseli göremeyenlere ne gösterdiğini anlatan bir cümle. Yalnızca süs olan görsellerde boş bırakın.
        </p>
        {languages.map(({ abbr, lang }) => (
          <TextAreaField key={abbr} name={`alts.${abbr}`} label={lang} maxLength={limits.summary.max} rows={3} />
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
            disabled={!isOnlyFormer(record.used_in)}
            title={isOnlyFormer(record.used_in) ? '' : 'Kullanılan bir görsel silinemez.'}
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
    </FormFrame>
  );
}

function labelsOf(languages: readonly LanguageInfo[]): Record<string, string> {
  const alts = languages.map(({ abbr, lang }): [string, string] => [`alts.${abbr}`, `Alternatif metin (${lang})`]);
  return { ...Object.fromEntries<string>(alts), folder: 'Klasör', focus: 'Odak noktası' };
}

/** Alternative texts contain one entry per language. */
interface MediaValues {
  alts: Record<string, string>;
  focus: Focus;
  folder: string;
}

function mediaValues({ alts, focus, folder }: MediaRecord, languages: readonly LanguageInfo[]): MediaValues {
  return { alts: Object.fromEntries(languages.map(({ abbr }) => [abbr, alts[abbr] ?? ''])), focus, folder };
}

/**
 * Returns the request body. The focal point is included only if it has moved, because each new one regenerates the
 * files.
 */
function mediaInput({ alts, focus, folder }: MediaValues, record: MediaRecord, version: number | null) {
  const moved = focus.x !== record.focus.x || focus.y !== record.focus.y;
  return { version, alts, folder, ...(moved ? { focus } : {}) };
}

function FolderField({ folders }: { folders: readonly string[] }) {
  const { value, error, set, onBlur } = useFormField<string>('folder');
  return (
    <Autocomplete
      id="folder"
      label="Klasör"
      description="Var olan bir klasörü seçin ya da yeni bir ad yazın. Boş bırakılırsa görsel klasörsüz kalır."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={[...folders]}
      value={value}
      error={error}
      onChange={set}
      onBlur={onBlur}
    />
  );
}
