import { rightGroups, type RightGroup } from '@vitrin/shared-contracts/right-groups';
import type { Right } from '@vitrin/shared-contracts/rights';
import { useSession } from '@vitrin/shared-contracts/state';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { choicesOf, type RightChoice } from './right-choices.ts';
import styles from './users.module.css';

const noRights: ReadonlySet<Right> = new Set();

/** Checkboxes of all rights by subject. Those that the user does not hold cannot be given. */
export function RightsField({ name }: { name: string }) {
  const { value, error, set } = useFormField<Right[]>(name);
  const held = useSession()?.rights ?? noRights;
  return (
    <div className={styles.rights}>
      <p className={styles.note}>
        Anasayfa, kendi hesabı ve destek talebi her rolde vardır. Ekleme, silme gibi yetkiler görme yetkisini de verir.
        Sizde olmayan yetkiler seçilemez. Yalnızca taslak yazabilenler yayınlayamaz; taslaklarını incelemeye gönderir.
      </p>
      {error ? (
        <p className={styles.note} role="alert">
          {error}
        </p>
      ) : null}
      {rightGroups.map((group) => (
        <Group key={group.label} group={group} choices={choicesOf(group, { value, held })} onChange={set} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: RightGroup;
  choices: readonly RightChoice[];
  onChange: (rights: Right[]) => void;
}

function Group({ group, choices, onChange }: GroupProps) {
  return (
    <fieldset className={styles.rightGroup}>
      <legend>{group.label}</legend>
      {choices.map(({ label, isChecked, isDisabled, next }) => (
        <label key={label} className={styles.right}>
          <input type="checkbox" checked={isChecked} disabled={isDisabled} onChange={() => onChange(next())} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
