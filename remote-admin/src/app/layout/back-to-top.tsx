import { useWindowScroll } from '@mantine/hooks';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import styles from './back-to-top.module.css';

/** Shown as soon as the page is scrolled down (product §2). */
export function BackToTop() {
  const [{ y }, scrollTo] = useWindowScroll();
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={y > 0 || undefined}
      aria-label="Yukarı çık"
      tabIndex={y > 0 ? 0 : -1}
      onClick={() => scrollTo({ y: 0 })}
    >
      <IconArrowUp size={20} aria-hidden />
    </button>
  );
}
