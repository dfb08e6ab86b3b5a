import { useState, type ReactNode } from 'react';
import { textsLanguage, useRootData } from '../root-data.ts';
import shared from '../shared.module.css';
import styles from './form.module.css';
import type { FormPlace } from './form-frame.tsx';
import type { NoticeRevisions } from './read-notice.ts';
import { Thanks } from './thanks.tsx';

interface FormOrThanksProps {
  /** Beginning of the ids of the fields, and name of the draft. */
  scope: string;
  /** Revisions of the notices that the forms link to; null when there is none. */
  notice: NoticeRevisions | null;
  thanks: { title: string; text: string };
  children: (place: FormPlace) => ReactNode;
}

/** Renders a form within a page; once it was sent, what says so takes its place. */
export function FormOrThanks({ scope, notice, thanks, children }: FormOrThanksProps) {
  const root = useRootData();
  const [reference, setReference] = useState<string | null>(null);
  return (
    <div className={styles.forms} lang={textsLanguage(root)}>
      {reference === null ? (
        children({ scope, notice, submitted: null, onSent: setReference })
      ) : (
        <Thanks {...thanks} reference={reference}>
          <button className={shared.quietButton} type="button" onClick={() => setReference(null)}>
            {root.texts.contact.another}
          </button>
        </Thanks>
      )}
    </div>
  );
}
