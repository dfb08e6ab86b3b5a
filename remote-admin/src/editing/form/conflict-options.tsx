import { Textarea } from '@mantine/core';
import { useState } from 'react';
import styles from './conflict.module.css';

export interface ConflictOption<T> {
  label: string;
  value: T;
  /** The value as text. */
  text: string;
  /** The value is a text that the user may change before choosing it. */
  isEditable?: boolean;
}

interface ConflictOptionsProps<T> {
  /** Unique name of the group of radio buttons. */
  group: string;
  name: string;
  options: readonly ConflictOption<T>[];
  onChoose: (value: T | string) => void;
}

/** The values of a conflict side by side; the user chooses one. */
export function ConflictOptions<T>({ group, name, options, onChoose }: ConflictOptionsProps<T>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (label: string, value: T | string) => {
    setChosen(label);
    onChoose(value);
  };
  return (
    <fieldset className={styles.conflict}>
      <legend>{name}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.label}
            group={group}
            option={option}
            isChosen={chosen === option.label}
            onChoose={(value) => choose(option.label, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps<T> {
  group: string;
  option: ConflictOption<T>;
  isChosen: boolean;
  onChoose: (value: T | string) => void;
}

function Option<T>({ group, option: { label, value, text, isEditable }, isChosen, onChoose }: OptionProps<T>) {
  const [edited, setEdited] = useState<string | null>(null);
  const radio = (
    <span className={styles.choice}>
      <input type="radio" name={`conflict.${group}`} checked={isChosen} onChange={() => onChoose(edited ?? value)} />
      <span>{label}</span>
    </span>
  );
  if (!isEditable) {
    return (
      <label className={styles.option}>
        {radio}
        <span className={styles.value}>{text}</span>
      </label>
    );
  }
  const edit = (next: string) => {
    setEdited(next);
    onChoose(next);
  };
  return (
    <div className={styles.option}>
      <label>{radio}</label>
      <Textarea
        aria-label={`${label}: metni düzenle`}
        autosize
        minRows={2}
        maxRows={10}
        value={edited ?? text}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </div>
  );
}
