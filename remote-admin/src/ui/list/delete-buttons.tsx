import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../icon-button.tsx';

interface RowButtonProps {
  name: string;
  onClick: () => void;
}

/** Moves a row to the trash, without a question. */
export function TrashButton({ name, onClick }: RowButtonProps) {
  return (
    <IconButton data-tooltip="Çöpe taşı" aria-label={`${name}: çöpe taşı`} onClick={onClick}>
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

/** Deletes a row for ever; the caller asks first. */
export function DeleteButton({ name, onClick }: RowButtonProps) {
  return (
    <IconButton data-tooltip="Sil" aria-label={`${name}: sil`} onClick={onClick}>
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
