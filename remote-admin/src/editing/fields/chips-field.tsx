import { Input } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { isLongerThan } from '@vitrin/shared-contracts/characters';
import { cleanLine } from '@vitrin/shared-contracts/invisible';
import { invalid } from '@vitrin/shared-contracts/validation';
import { useFieldErrors } from '../form/field-errors.ts';
import { useFormField } from '../form/use-form-field.ts';
import { WithSource } from '../translations/side-by-side/with-source.tsx';
import styles from './chips-field.module.css';

interface ChipsFieldProps {
  name: string;
  label: string;
  help: string;
  /** Maximum length of one value in characters. */
  maxLength: number;
  maxCount: number;
}

/** Between values; a column of a spreadsheet has line ends, a row tabs. */
const SEPARATOR = /[,\n\r\t]+/;
const LINES = /[\n\r\t]/;

/**
 * Tag field: Enter, a comma or leaving the field adds the typed value, Backspace removes the last one. Values that are
 * too long or too many are added too, with an error: what was typed or pasted is neither cut nor dropped.
 */
export function ChipsField({ name, label, help, maxLength, maxCount }: ChipsFieldProps) {
  const { value, error: fieldError, set, onBlur } = useFormField<string[]>(name);
  const { errors } = useFieldErrors();
  const isWrong = (word: string, index: number) =>
    isLongerThan(word, maxLength) || errors[`${name}[${index}]`] !== undefined;
  const error = fieldError ?? errorOfValues();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const fresh = text
      .split(SEPARATOR)
      .map((word) => cleanLine(word))
      .filter((word, index, words) => word !== '' && !value.includes(word) && words.indexOf(word) === index);
    if (fresh.length > 0) set([...value, ...fresh]);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) set(value.slice(0, -1));
  };
  // The field would join the lines of a pasted column to one word.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.defaultPrevented || !LINES.test(text.trim())) return;
    event.preventDefault();
    add(`${typed}${text}`);
  };

  /** The values are one field with one error message, which names the value. */
  function errorOfValues(): string | undefined {
    if (value.length > maxCount) return invalid.tooMany(maxCount);
    const index = value.findIndex(isWrong);
    const word = value[index];
    return word === undefined ? undefined : `${word}: ${errors[`${name}[${index}]`] ?? invalid.tooLong(maxLength)}`;
  }

  return (
    <WithSource name={name} label={label}>
      <Input.Wrapper
        id={name}
        label={label}
        description={help}
        error={error}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      >
        <div className={styles.box} data-invalid={error ? true : undefined}>
          {value.map((word, index) => (
            <span key={word} className={styles.chip} data-invalid={isWrong(word, index) || undefined}>
              {word}
              <button
                id={`${name}[${index}]`}
                type="button"
                className={styles.remove}
                aria-label={`${word}: kaldır`}
                onClick={() => set(value.filter((each) => each !== word))}
              >
                <IconX size={14} aria-hidden />
              </button>
            </span>
          ))}
          <input
            id={name}
            className={styles.input}
            aria-describedby={error ? `${name}-error ${name}-description` : `${name}-description`}
            aria-invalid={error ? true : undefined}
            value={typed}
            onChange={({ currentTarget: { value: text } }) => (text.includes(',') ? add(text) : setTyped(text))}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => {
              add(typed);
              onBlur();
            }}
          />
        </div>
      </Input.Wrapper>
    </WithSource>
  );
}
