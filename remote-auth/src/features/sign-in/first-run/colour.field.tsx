import { TextField } from '../text-field.tsx';
import styles from './first-run.module.css';
import { fieldOf } from './screen-form.tsx';
import type { FirstRun } from './use-first-run.ts';

interface ColourFieldProps {
  firstRun: FirstRun;
  name: 'mainColor' | 'secondColor';
  label: string;
  /** The colour as hex, as the server has read it. */
  hex: string | undefined;
}

const HEX = /^#[\da-f]{6}$/i;

/** Field for any CSS colour, typed or picked. */
export function ColourField({ firstRun, name, label, hex = '#000000' }: ColourFieldProps) {
  const value = firstRun.values[name];
  return (
    <TextField {...fieldOf(firstRun, name)} label={label} autoComplete="off" spellCheck={false}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={`${label}: renk seçiciyi aç`}
        value={HEX.test(value) ? value.toLowerCase() : hex}
        onChange={({ target }) => firstRun.change(name, target.value)}
      />
    </TextField>
  );
}
