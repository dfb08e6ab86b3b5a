import { useMemo } from 'react';
import { documentParts } from '@vitrin/shared-contracts/document-parts';
import { valueText } from '../history/value-text.ts';
import { ConflictOptions } from './conflict-options.tsx';
import { joinedText } from './conflict-proposal.ts';
import { DocumentConflict } from './document-conflict.tsx';
import type { ValueConflict } from './merge-values.ts';

interface FieldConflictProps {
  conflict: ValueConflict;
  name: string;
  theirName: string;
  /** Automatic merge of both values by the server; undefined for a field whose changes cannot be joined. */
  proposal: unknown;
  /** Called with the chosen value; with undefined while a part of it is not chosen. */
  onChoose: (value: unknown) => void;
}

/** One field that the user and others have changed: a text by its blocks, any other field as a whole. */
export function FieldConflict({ conflict, name, theirName, proposal, onChoose }: FieldConflictProps) {
  const { path, base, mine, theirs } = conflict;
  const joined = useMemo(() => (proposal === undefined ? null : joinedText(conflict)), [conflict, proposal]);
  const parts = useMemo(() => documentParts({ base, mine, theirs }), [base, mine, theirs]);
  if (parts?.some(({ isConflict }) => isConflict)) {
    return (
      <DocumentConflict path={path} name={name} theirName={theirName} parts={parts} mine={mine} onChoose={onChoose} />
    );
  }
  const options = [
    { label: 'Benimki', value: mine },
    { label: theirName, value: theirs },
    ...(joined === null
      ? []
      : [{ label: 'İkisi birleştirilmiş', value: joined, isEditable: typeof joined === 'string' }]),
  ];
  return (
    <ConflictOptions
      group={path}
      name={name}
      options={options.map((option) => ({ ...option, text: valueText(option.value) || 'Boş' }))}
      onChoose={onChoose}
    />
  );
}
