import { rightGroups, type RightGroup } from '@vitrin/shared-contracts/right-groups';
import { completeRights, type Right } from '@vitrin/shared-contracts/rights';
import { useSession } from '@vitrin/shared-contracts/state';
import { useFormField } from '../../shared/form/use-form-field.ts';
import styles from './users.module.css';

/** Checkboxes of all rights by subject. Those that the user does not hold cannot be given. */
export function RightsField({ name }: { name: string }) {
  const { value, error, set } = useFormField<Right[]>(name);
  const held = useSession()?.rights;
  const chosen = new Set(value);

  function toggle(right: Right): void {
    // A right to write contains the right to read; without the latter the former is of no use.
    const without = value.filter((each) => !completeRights([each]).includes(right));
    set(chosen.has(right) ? without : completeRights([...value, right]));
  }

  return (
    <div className={styles.rights}>
      <p className={styles.note}>
        Anasayfa, kendi hesabı ve destek talebi her rolde vardır. Ekleme, silme gibi yetkiler görme yetkisini de verir.
        Sizde olmayan yetkiler seçilemez.
      </p>
      {error ? (
        <p className={styles.note} role="alert">
          {error}
        </p>
      ) : null}
      {rightGroups.map((group) => (
        <Group
          key={group.label}
          group={group}
          chosen={chosen}
          isHeld={(right) => held?.has(right) ?? false}
          {...{ toggle }}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: RightGroup;
  chosen: ReadonlySet<Right>;
  isHeld: (right: Right) => boolean;
  toggle: (right: Right) => void;
}

function Group({ group, chosen, isHeld, toggle }: GroupProps) {
  return (
    <fieldset className={styles.rightGroup}>
      <legend>{group.label}</legend>
      {group.rights.map(({ right, label }) => (
        <label key={right} className={styles.right}>
          <input
            type="checkbox"
            checked={chosen.has(right)}
            disabled={!isHeld(right) && !chosen.has(right)}
            onChange={() => toggle(right)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
