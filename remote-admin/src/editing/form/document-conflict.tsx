import { useState } from 'react';
import {
  joinParts,
  type ConflictPart,
  type DocumentPart,
  type RichTextNode,
} from '@vitrin/shared-contracts/document-parts';
import { valueText } from '../history/value-text.ts';
import { ConflictOptions, type ConflictOption } from './conflict-options.tsx';
import styles from './conflict.module.css';

interface DocumentConflictProps {
  path: string;
  name: string;
  theirName: string;
  parts: readonly DocumentPart[];
  /** The user's document. */
  mine: unknown;
  /** Called with the document once every part is chosen, until then with undefined. */
  onChoose: (document: unknown) => void;
}

type Blocks = readonly RichTextNode[];

/** A text that both have changed: the user chooses for each place; the rest of both texts is merged. */
export function DocumentConflict({ path, name, theirName, parts, mine, onChoose }: DocumentConflictProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<DocumentPart, Blocks>>(new Map());
  const conflicts = parts.flatMap((part, position) =>
    part.isConflict ? [{ part, group: `${path}.${position}` }] : [],
  );
  const choose = (part: ConflictPart, blocks: Blocks) => {
    const next = new Map(chosen).set(part, blocks);
    setChosen(next);
    const isComplete = next.size === conflicts.length;
    onChoose(
      isComplete
        ? joinParts(
            mine,
            parts.map((each) => blocksOf(each, next)),
          )
        : undefined,
    );
  };
  return (
    <section aria-label={name}>
      <p className={styles.explanation}>
        <strong>{name}</strong>:{' '}
        {conflicts.length === 1
          ? 'bir yeri ikiniz de değiştirdiniz'
          : `${conflicts.length} yeri ikiniz de değiştirdiniz`}
        ; metnin kalanı birleştirildi.
      </p>
      {conflicts.map(({ part, group }, index) => (
        <ConflictOptions
          key={group}
          group={group}
          name={conflicts.length === 1 ? name : `${name}, ${index + 1}. yer`}
          options={optionsOf(part, theirName)}
          onChoose={(blocks) => choose(part, blocks as Blocks)}
        />
      ))}
    </section>
  );
}

function blocksOf(part: DocumentPart, chosen: ReadonlyMap<DocumentPart, Blocks>): Blocks {
  return part.isConflict ? (chosen.get(part) ?? part.mine) : part.blocks;
}

function optionsOf({ mine, theirs, proposal }: ConflictPart, theirName: string): ConflictOption<Blocks>[] {
  const isFormat = mine.length > 0 && textOf(mine) === textOf(theirs);
  const note = isFormat ? '\n(Yazı aynı, biçimi farklı)' : '';
  const option = (label: string, value: Blocks) => ({
    label,
    value,
    text: value.length === 0 ? 'Silindi' : textOf(value) + note,
  });
  return [
    option('Benimki', mine),
    option(theirName, theirs),
    ...(proposal ? [option('İkisi birleştirilmiş', proposal)] : []),
    ...(mine.length > 0 && theirs.length > 0 ? [option('İkisi de, art arda', [...mine, ...theirs])] : []),
  ];
}

const textOf = (blocks: Blocks) => valueText({ type: 'doc', content: blocks });
