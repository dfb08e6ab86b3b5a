import type { Hero } from './heroes.ts';
import { HeroView } from './hero-view.tsx';
import styles from './slider.module.css';

export interface StillHeroProps {
  hero: Hero;
  isLeading: boolean;
  isOnTop: boolean;
}

export function StillHero({ hero, isLeading, isOnTop }: StillHeroProps) {
  return (
    <section className={isOnTop ? `${styles.hero} ${styles.top}` : styles.hero}>
      <HeroView hero={hero} isLeading={isLeading} isFirst={isOnTop} />
    </section>
  );
}
