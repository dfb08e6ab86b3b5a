import type { Hero } from './heroes.ts';
import { HeroView } from './hero-view.tsx';
import styles from './slider.module.css';

export interface StaticHeroProps {
  hero: Hero;
  isLeading: boolean;
  isOnTop: boolean;
}

export function StaticHero({ hero, isLeading, isOnTop }: StaticHeroProps) {
  return (
    <section className={isOnTop ? `${styles.hero} ${styles.top}` : styles.hero}>
      <HeroView hero={hero} isLeading={isLeading} isFirst={isOnTop} />
    </section>
  );
}
