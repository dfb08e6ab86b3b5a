import { useRef, useState } from 'react';
import { fileSize } from '../file-size.ts';
import { Icon } from '../icon.tsx';
import { useRootData } from '../root-data.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Field } from './field.tsx';
import { describedControl, type FormView } from './form-view.ts';
import styles from './form.module.css';

const ACCEPTED = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Renders the native file input, which accepts dropped files too. After hydration it is an invisible layer over a box
 * with the site's own texts; before that it is visible, so that the chosen file name can be read without JavaScript.
 */
export function CvField({ form, onChange }: { form: FormView; onChange: () => void }) {
  const { language, texts } = useRootData();
  const isAlive = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);

  function take(): void {
    setFile(input.current?.files?.[0] ?? null);
    setOver(false);
    onChange();
  }

  function remove(): void {
    if (!input.current) return;
    input.current.value = '';
    take();
    input.current.focus();
  }

  return (
    <Field form={form} name="cv" label={texts.contact.cv} help={texts.contact.cvHelp}>
      <div className={styles.drop} data-alive={isAlive ? '' : undefined} data-over={isOver ? '' : undefined}>
        {isAlive && (
          <p className={styles.file}>
            <Icon name={file ? 'file' : 'upload'} />
            <span>{file ? `${file.name} (${fileSize(file.size, language)})` : texts.contact.cvChoose}</span>
          </p>
        )}
        <input
          {...describedControl(form, 'cv', texts.contact.cvHelp)}
          ref={input}
          type="file"
          accept={ACCEPTED}
          required
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {file && (
          <button className={styles.remove} type="button" aria-label={texts.contact.cvRemove} onClick={remove}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </Field>
  );
}
