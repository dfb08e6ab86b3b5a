import { limits } from '@vitrin/shared-contracts/limits';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { AboutContentValues } from './about-content.values.ts';
import { ContentRowsField } from './content-rows.field.tsx';
import styles from './page-contents.module.css';

export type AboutLabels = Readonly<Record<keyof AboutContentValues | 'year' | 'text' | 'years' | 'place', string>>;

interface AboutRowsProps {
  /** Path of the language's values in the form. */
  path: string;
  labels: AboutLabels;
}

export function AboutTimeline({ path, labels }: AboutRowsProps) {
  return (
    <ContentRowsField
      name={`${path}.timeline`}
      label={labels.timeline}
      rowName="dönüm noktası"
      blank={{ year: '', title: '', text: '' }}
      nameOf={({ year, title }) => `${year} ${title}`.trim()}
    >
      {(row) => (
        <>
          <TextField name={`${row}.year`} label={labels.year} required />
          <TextField name={`${row}.title`} label={labels.title} />
          <div className={styles.wide}>
            <TextAreaField name={`${row}.text`} label={labels.text} maxLength={limits.sectionText.max} rows={2} />
          </div>
        </>
      )}
    </ContentRowsField>
  );
}

export function AboutRoles({ path, labels }: AboutRowsProps) {
  return (
    <ContentRowsField
      name={`${path}.roles`}
      label={labels.roles}
      rowName="görev"
      blank={{ years: '', title: '', place: '' }}
      nameOf={({ years, title }) => `${years} ${title}`.trim()}
    >
      {(row) => (
        <>
          <TextField name={`${row}.years`} label={labels.years} required />
          <TextField name={`${row}.title`} label={labels.title} />
          <div className={styles.wide}>
            <TextField name={`${row}.place`} label={labels.place} />
          </div>
        </>
      )}
    </ContentRowsField>
  );
}
