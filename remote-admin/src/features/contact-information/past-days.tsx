import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { SpecialHours } from '@vitrin/shared-contracts/contact-information';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './contact-information.module.css';
import { pastDayText } from './working-hours.ts';

interface PastDaysProps {
  lines: readonly SpecialHours[];
  onRemove: (lines: readonly SpecialHours[]) => void;
}

/** Special days that are over, folded: they can only be deleted. Renders nothing without any. */
export function PastDays({ lines, onRemove }: PastDaysProps) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>Geçmiş özel günler ({lines.length})</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.from}>
            <span>{pastDayText(line)}</span>
            <IconButton
              data-tooltip="Özel günü sil"
              aria-label={`${pastDayText(line)}: sil`}
              onClick={() => onRemove([line])}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={() => onRemove(lines)}>
        Geçmiş günlerin hepsini sil
      </Button>
    </details>
  );
}
