import { Input } from '@mantine/core';
import {
  chosenLook,
  looks,
  type LookName,
  type LookOption,
  type StoredLookOptions,
} from '@vitrin/shared-contracts/looks';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { Panel } from '../../ui/panel.tsx';
import { LookDrawing } from './look-drawing.tsx';
import { LookOptionField } from './look-option.field.tsx';
import styles from './look.module.css';

const names = Object.keys(looks) as LookName[];

/** The look of the public site as cards, and the options of the chosen one. Those of the others are kept. */
export function LookFields() {
  const look = useFormField<string | undefined>('look');
  const options = useFormField<StoredLookOptions | undefined>('lookOptions');
  const stored = options.value ?? {};
  const chosen = chosenLook({ look: look.value, lookOptions: stored });
  const setOption = (option: LookOption, value: string) =>
    options.set({ ...stored, [chosen.look]: { ...stored[chosen.look], [option]: value } });
  return (
    <Panel title="Tasarım">
      <Input.Wrapper
        labelElement="div"
        label="Sitenin tasarımı"
        description="Üst menüden alt bilgiye her sayfa. Önizlemede kendi sayfalarınızla görün; içerik ve renkler aynı kalır."
        error={look.error}
      >
        <div className={styles.looks} role="radiogroup" aria-label="Sitenin tasarımı">
          {names.map((name) => (
            <LookCard key={name} name={name} isChosen={name === chosen.look} onChoose={() => look.set(name)} />
          ))}
        </div>
      </Input.Wrapper>
      <div className={styles.options}>
        {Object.entries(looks[chosen.look].options).map(([option, choices]) => (
          <LookOptionField
            key={`${chosen.look} ${option}`}
            option={option as LookOption}
            choices={choices}
            value={chosen.options[option as LookOption] ?? ''}
            onChange={(value) => setOption(option as LookOption, value)}
          />
        ))}
      </div>
    </Panel>
  );
}

interface LookCardProps {
  name: LookName;
  isChosen: boolean;
  onChoose: () => void;
}

function LookCard({ name, isChosen, onChoose }: LookCardProps) {
  return (
    <label className={styles.look}>
      <input type="radio" name="look" value={name} checked={isChosen} onChange={onChoose} />
      <LookDrawing name={name} />
      <strong>{looks[name].name}</strong>
      <span>{looks[name].about}</span>
    </label>
  );
}
