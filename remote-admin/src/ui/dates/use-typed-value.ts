import { useState } from 'react';

interface TypedValueOptions {
  /** The value as it was read; text that cannot be read is itself the value, so that it is neither lost nor accepted. */
  value: string;
  onChange: (value: string) => void;
  /** Reads what was typed; null if it cannot be read. */
  read: (text: string) => string | null;
  /** Returns the text in which a value is shown. */
  show: (value: string) => string;
}

/**
 * Manages the text of a field whose value is read from it. The text stays as it is typed; when the field is left, a
 * value that was read is shown in the usual notation.
 */
export function useTypedValue({ value, onChange, read, show }: TypedValueOptions) {
  const [typed, setTyped] = useState({ text: show(value), value });
  const [known, setKnown] = useState(value);
  const [typing, setTyping] = useState(false);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.value) setTyped({ text: show(value), value });
  }
  const leave = (text: string, next: string) => {
    setTyped({ text, value: next });
    setTyping(false);
  };
  return {
    text: typed.text,
    isUnreadable: typed.text.trim() !== '' && read(typed.text) === null,
    /** The user has not left the field since the last change, so that the text may be incomplete. */
    typing,
    change(text: string) {
      const next = text.trim() === '' ? '' : (read(text) ?? text);
      setTyped({ text, value: next });
      setTyping(true);
      onChange(next);
    },
    leave: () => leave(show(typed.value), typed.value),
    /** Takes a value that was chosen instead of typed. */
    choose(next: string) {
      leave(show(next), next);
      onChange(next);
    },
  };
}
