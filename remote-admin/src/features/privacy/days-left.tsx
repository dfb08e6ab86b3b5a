import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { Icon } from '@tabler/icons-react';
import type { DataRequestRow } from '@vitrin/shared-contracts/privacy';
import { urgencyOf, type Urgency } from './privacy-format.ts';
import styles from './privacy.module.css';

const icons: Readonly<Record<Urgency, Icon>> = {
  late: IconAlertTriangle,
  pressing: IconClockExclamation,
  calm: IconClock,
  granted: IconCircleCheck,
  refused: IconCircleX,
};

/** Shows the remaining days or the outcome of a request, as text, icon and colour. */
export function DaysLeft({ request }: { request: Pick<DataRequestRow, 'days_left' | 'state'> }) {
  const { urgency, text } = urgencyOf(request);
  const UrgencyIcon = icons[urgency];
  return (
    <span className={styles.left} data-urgency={urgency}>
      <UrgencyIcon size={18} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </span>
  );
}
