import { Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadSanitizer } from '../data/sanitizer.ts';
import { DocumentCounter } from '../editing/fields/document-counter.tsx';
import { useFormField } from '../editing/form/use-form-field.ts';
import { WithSource } from '../editing/translations/side-by-side/with-source.tsx';
import styles from '../editing/fields/fields.module.css';

/** The editor parses pasted HTML, so the sanitizer is loaded first. */
const RichTextEditor = lazy(async () => {
  await loadSanitizer();
  return { default: (await import('./rich-text-editor.tsx')).RichTextEditor };
});

interface RichTextFieldProps {
  name: string;
  label: string;
  lang: string;
  required?: boolean;
}

export function RichTextField({ name, label, lang, required = true }: RichTextFieldProps) {
  const { value, error, set, onBlur } = useFormField<object | null>(name);
  return (
    <WithSource name={name} label={label}>
      <Input.Wrapper
        label={label}
        labelElement="div"
        labelProps={{ id: `${name}-label` }}
        error={error}
        withAsterisk={required}
      >
        <Suspense fallback={<div className={styles.editorPlace} role="status" aria-label="Düzenleyici yükleniyor" />}>
          <RichTextEditor
            id={name}
            labelledBy={`${name}-label`}
            lang={lang}
            invalid={Boolean(error)}
            value={value}
            onChange={set}
            onLeave={onBlur}
          />
        </Suspense>
        <DocumentCounter document={value} />
      </Input.Wrapper>
    </WithSource>
  );
}
