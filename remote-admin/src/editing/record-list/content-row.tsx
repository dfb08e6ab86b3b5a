import type { ReactNode } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Right } from '@vitrin/shared-contracts/rights';
import { useRight } from '@vitrin/shared-contracts/state';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import type { RowSelection } from '../../ui/list/selection-box.tsx';
import { RecordReviewMark } from '../publication/review-mark.tsx';
import { StateLabel } from '../publication/state-label.tsx';
import { useListedState } from '../publication/unpublished-context.ts';
import { RecordRow } from './record-row.tsx';
import styles from './content-row.module.css';

/** What the list of a kind gives to each of its rows. */
export interface ContentRowContext {
  languages: readonly LanguageInfo[];
  order: RowOrder;
  select: RowSelection | undefined;
  /** Undefined if the user may not delete. */
  onDelete: (() => void) | undefined;
}

interface ContentRowProps extends RowFactsProps {
  record: RowFactsProps['record'] & { languages: readonly string[] };
  name: string;
  /** Right to write drafts of the kind. */
  right: Right;
  /** Addresses of the forms. */
  forms: { insert: string; update: (id: number) => string };
  leading?: ReactNode;
  context: ContentRowContext;
}

/** Row of a record that has translations, drafts and an order. */
export function ContentRow({ name, right, forms, leading, context, ...shown }: ContentRowProps) {
  const { languages, order, select, onDelete } = context;
  const { id, languages: present } = shown.record;
  const mayDraft = useRight(right);
  const edit = forms.update(id);
  return (
    <RecordRow
      name={name}
      to={mayDraft ? edit : null}
      select={select}
      order={order}
      leading={leading}
      detail={<RowFacts {...shown} />}
      aside={<LanguageMarks languages={languages} present={present} />}
      actions={
        mayDraft ? (
          <RowActions name={name} to={edit} copyTo={copyAddress(forms.insert, id)} onDelete={onDelete} order={order} />
        ) : null
      }
    />
  );
}

interface RowFactsProps {
  record: { id: number; active: 0 | 1 };
  /** Replaces the state of the publication. */
  state?: ReactNode;
  /** What else the row says of the record; empty ones are left out. */
  facts: readonly (string | null)[];
}

function RowFacts({ record: { id, active }, state, facts }: RowFactsProps) {
  const listed = useListedState({ key: String(id), active });
  return (
    <span className={styles.facts}>
      <span className={styles.state}>
        {state ?? <StateLabel state={listed} />}
        <RecordReviewMark record={id} />
      </span>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
