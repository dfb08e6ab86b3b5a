import { Button, Textarea } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import type { Finding } from '@vitrin/shared-contracts/content-check';
import { limits } from '@vitrin/shared-contracts/limits';
import { useRight } from '@vitrin/shared-contracts/state';
import { lengthError } from '../../ui/length-error.ts';
import { PictureTextForm } from '../fields/picture-text.form.tsx';
import { changePictureText } from './change-picture-text.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import styles from './content-check.module.css';

interface FindingRowProps {
  finding: Finding;
  /** Called after the finding was corrected here. */
  onCorrected: () => void;
  /** Button that goes to the field. */
  children: ReactNode;
}

const severities = { warning: 'Uyarı', advice: 'Öneri' } as const satisfies Record<Finding['severity'], string>;

/** A finding; a missing alternative text can be written here. */
export function FindingRow({ finding, onCorrected, children }: FindingRowProps) {
  const { severity, text, picture } = finding;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <p>
          <StateDot tone={severity === 'warning' ? 'warn' : 'off'} />
          <span>
            <strong>{severities[severity]}:</strong> {text}
          </span>
        </p>
        {children}
      </div>
      {picture?.kind === 'document' ? (
        <DocumentPictureText path={finding.path} picture={picture} onCorrected={onCorrected} />
      ) : null}
      {picture?.kind === 'library' ? <LibraryPictureText id={picture.id} onCorrected={onCorrected} /> : null}
    </li>
  );
}

interface DocumentPictureTextProps {
  /** Path of the document in the form. */
  path: string;
  picture: { index: number; src: string };
  onCorrected: () => void;
}

/** The text becomes part of the document in the form: it is undone, kept as a draft and saved like typed text. */
function DocumentPictureText({ path, picture: { index, src }, onCorrected }: DocumentPictureTextProps) {
  const formik = useFormikContext<object>();
  const [alt, setAlt] = useState('');
  const error = lengthError(alt, limits.summary.max);
  const apply = () => {
    changePictureText({ path, index, alt: alt.trim() }, formik);
    onCorrected();
  };
  return (
    <div className={styles.picture}>
      <img src={src} alt="" className={styles.thumbnail} />
      <Textarea
        label="Alternatif metin"
        autosize
        minRows={1}
        error={error}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" disabled={alt.trim() === '' || error !== undefined} onClick={apply}>
        Uygula
      </Button>
    </div>
  );
}

/** The text is saved with the picture, for all places that show it. */
function LibraryPictureText({ id, onCorrected }: { id: number; onCorrected: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!useRight('media.write')) return null;
  if (isOpen) return <PictureTextForm id={id} onClose={() => setOpen(false)} onSaved={onCorrected} />;
  return (
    <Button size="compact-sm" variant="default" className={styles.write} onClick={() => setOpen(true)}>
      Alternatif metni yaz
    </Button>
  );
}
