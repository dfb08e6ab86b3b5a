import { themeChoices, type ThemeKey } from '@vitrin/shared-contracts/panel-theme';
import { chooseTheme } from './theme.store.ts';
import styles from './theme-panel.module.css';

interface ThemeChoiceProps {
  name: ThemeKey;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

export function ThemeChoice({ name, legend, options, value }: ThemeChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={`theme-${name}`}
              checked={value === option.value}
              onChange={() => choose(name, option.value)}
            />
            <span className={styles.sample} data-of={name} data-value={option.value} aria-hidden>
              <i />
              <b />
            </span>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function choose(name: ThemeKey, value: string): void {
  const known = themeChoices[name].find((choice) => choice === value);
  if (known) chooseTheme(name, known);
}
