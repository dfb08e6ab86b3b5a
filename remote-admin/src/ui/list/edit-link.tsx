import { Link } from '@vitrin/shared-contracts/router';
import styles from './edit-link.module.css';

/** Link to the form of a row. A plain element, because a list has one in each row. */
export function EditLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={styles.link} aria-label={`${name}: düzenle`}>
      Düzenle
    </Link>
  );
}
