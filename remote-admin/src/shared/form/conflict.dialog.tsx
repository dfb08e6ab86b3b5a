import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { relativeTime } from 'shared-contracts/relative-time';
import { valueText } from '../history/value-text.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import styles from './conflict.module.css';
import type { Decisions } from './conflict.ts';
import { fieldName } from './field-name.ts';
import type { ValueConflict } from './merge-values.ts';

interface ConflictDialogProps {
  decisions: Decisions;
  labels: Readonly<Record<string, string>>;
}

/** Shows the fields that the user and others have changed, side by side; the user chooses one value for each. */
export function ConflictDialog({ decisions, labels }: ConflictDialogProps) {
  const { conflicts, saved, proposals, resolve, cancel } = decisions;
  const [choices, setChoices] = useState<ReadonlyMap<string, unknown>>(new Map());
  useRestoreFocus();
  const missing = conflicts.length - choices.size;
  return (
    <Modal opened onClose={cancel} size={860} title="Aynı alanı siz de değiştirdiniz">
      <p className={styles.explanation}>
        {saved ? `${saved.by} ${relativeTime(new Date(saved.at), new Date())} kaydetti. ` : ''}
        Öteki alanlar birleştirildi. Aşağıdakiler için hangisinin kalacağını seçin; seçene kadar hiçbir şey kaydedilmez.
      </p>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.path}
          conflict={conflict}
          name={fieldName(conflict.path, labels)}
          theirName={saved?.by || 'Öteki kişi'}
          proposal={proposals.get(conflict.path)}
          onChoose={(value) => setChoices((before) => new Map(before).set(conflict.path, value))}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="default" onClick={cancel}>
          Yazmaya dön
        </Button>
        <Button disabled={missing > 0} onClick={() => resolve(choices)}>
          {missing > 0 ? `${missing} seçim kaldı` : 'Seçtiklerimle kaydet'}
        </Button>
      </div>
    </Modal>
  );
}

interface ConflictProps {
  conflict: ValueConflict;
  name: string;
  theirName: string;
  /** Automatic merge of both texts; undefined when there is none. */
  proposal: unknown;
  onChoose: (value: unknown) => void;
}

function Conflict({ conflict, name, theirName, proposal, onChoose }: ConflictProps) {
  const { path, mine, theirs } = conflict;
  const options = [
    { label: 'Benimki', value: mine },
    { label: theirName, value: theirs },
    ...(proposal === undefined ? [] : [{ label: 'İkisi birleştirilmiş', value: proposal }]),
  ];
  return (
    <fieldset className={styles.conflict}>
      <legend>{name}</legend>
      <div className={styles.options}>
        {options.map(({ label, value }) => (
          <label key={label} className={styles.option}>
            <span className={styles.choice}>
              <input type="radio" name={`conflict.${path}`} onChange={() => onChoose(value)} />
              {label}
            </span>
            <span className={styles.value}>{valueText(value) || 'Boş'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
