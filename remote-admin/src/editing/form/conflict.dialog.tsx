import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { relativeTime } from '@vitrin/shared-contracts/relative-time';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './conflict.module.css';
import type { Decisions } from './conflict.ts';
import { FieldConflict } from './field-conflict.tsx';
import { fieldName } from './field-name.ts';

interface ConflictDialogProps {
  decisions: Decisions;
  labels: Readonly<Record<string, string>>;
}

/** Shows the fields that the user and others have changed, side by side; the user chooses one value for each. */
export function ConflictDialog({ decisions, labels }: ConflictDialogProps) {
  const { conflicts, saved, proposals, resolve, edit, cancel } = decisions;
  const [choices, setChoices] = useState<ReadonlyMap<string, unknown>>(new Map());
  useRestoreFocus();
  const choose = (path: string, value: unknown) =>
    setChoices((before) => {
      const next = new Map(before);
      if (value === undefined) next.delete(path);
      else next.set(path, value);
      return next;
    });
  const missing = conflicts.length - choices.size;
  return (
    <Modal opened onClose={cancel} size={860} title="Aynı alanı siz de değiştirdiniz">
      <p className={styles.explanation}>
        {saved ? <span>{`${saved.by} ${relativeTime(new Date(saved.at), new Date())} kaydetti. `}</span> : ''}
        <span>
          Öteki alanlar birleştirildi. Aşağıdakiler için hangisinin kalacağını seçin; seçene kadar hiçbir şey
          kaydedilmez.
        </span>
      </p>
      {conflicts.map((conflict) => (
        <FieldConflict
          key={conflict.path}
          conflict={conflict}
          name={fieldName(conflict.path, labels)}
          theirName={saved?.by || 'Öteki kişi'}
          proposal={proposals.get(conflict.path)}
          onChoose={(value) => choose(conflict.path, value)}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="default" onClick={cancel}>
          Yazmaya dön
        </Button>
        <Button variant="default" disabled={missing > 0} onClick={() => edit(choices)}>
          Seçtiklerimi formda düzenle
        </Button>
        <Button disabled={missing > 0} onClick={() => resolve(choices)}>
          {missing > 0 ? 'Önce hepsini seçin' : 'Seçtiklerimle kaydet'}
        </Button>
      </div>
    </Modal>
  );
}
