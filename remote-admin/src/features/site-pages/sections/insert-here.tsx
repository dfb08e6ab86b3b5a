import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import styles from './sections.module.css';

/** Line above a section with a button that adds another one there. */
export function InsertHere({ before, onPress }: { before: string; onPress: () => void }) {
  return (
    <div className={styles.insert}>
      <button type="button" aria-label={`Araya bölüm ekle: ${before} bölümünden önce`} onClick={onPress}>
        <IconPlus size={16} aria-hidden />
      </button>
    </div>
  );
}
