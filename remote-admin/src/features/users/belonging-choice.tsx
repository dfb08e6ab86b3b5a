import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import {
  belongingChoiceLabels,
  belongingLabels,
  type BelongingChoice,
  type UserBelongings,
} from '@vitrin/shared-contracts/user-belongings';
import { consequences, countOwnable } from './belonging-texts.ts';
import styles from './users.module.css';

/** Titles that are listed; the number of all is in the heading. */
const SHOWN = 5;

interface BelongingChoiceProps {
  belongings: UserBelongings;
  value: BelongingChoice;
  onChange: (choice: BelongingChoice) => void;
}

/** Asks what happens to what a disabled user leaves behind, of one kind. */
export function BelongingChoiceField({ belongings, value, onChange }: BelongingChoiceProps) {
  const { kind, items } = belongings;
  const others = items.length - SHOWN;
  const titles = items.slice(0, SHOWN).map(({ title }) => title);
  const ownable = countOwnable(belongings);
  const textOf = (choice: BelongingChoice) => {
    if (choice !== 'take-over' || ownable === items.length) return consequences[kind][choice];
    if (ownable === 0) return 'Bunun için yetkiniz yetmiyor.';
    return `${consequences[kind][choice]} ${items.length - ownable} tanesi için yetkiniz yetmiyor; onlar olduğu gibi kalır.`;
  };
  return (
    <Radio.Group
      className={styles.belonging}
      label={`${belongingLabels[kind]} (${items.length})`}
      description={[...titles, ...(others > 0 ? [`ve ${others} tane daha`] : [])].join(' · ')}
      value={value}
      onChange={onChange}
    >
      <div className={styles.choices}>
        {(Object.keys(belongingChoiceLabels) as BelongingChoice[]).map((choice) => (
          <Radio
            key={choice}
            value={choice}
            classNames={{ radio: styles.radio ?? '' }}
            label={belongingChoiceLabels[choice]}
            description={textOf(choice)}
            disabled={choice === 'take-over' && ownable === 0}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
