import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../data/when-idle.ts';
import styles from './back-to-top.module.css';

/** Shown as soon as the page is scrolled down (product §2). */
export function BackToTop() {
  const isScrolled = useScrolled();
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isScrolled || undefined}
      aria-label="Yukarı çık"
      tabIndex={isScrolled ? 0 : -1}
      onClick={() => globalThis.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={20} aria-hidden />
    </button>
  );
}

function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setIsScrolled(globalThis.scrollY > 0);
    // Reading the position now would force a layout before the screen has its data.
    void whenIdle().then(follow);
    globalThis.addEventListener('scroll', follow, { passive: true });
    return () => globalThis.removeEventListener('scroll', follow);
  }, []);
  return isScrolled;
}
