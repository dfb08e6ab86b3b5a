import { fill } from '@vitrin/shared-contracts/static-texts';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import type { Hero } from './heroes.ts';
import { HeroView } from './hero-view.tsx';
import styles from './slider.module.css';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps {
  id: string;
  name: string;
  heroes: readonly Hero[];
  isLeading: boolean;
  isOnTop: boolean;
}

/**
 * Renders slides side by side in a scroll-snap container: swiping, the keyboard and the dots work before hydration and
 * without JavaScript.
 */
export function Carousel({ id, name, heroes, isLeading, isOnTop }: CarouselProps) {
  const { home } = useTexts();
  const { track, syncPosition, clearTarget, current, hasMoved, show, moveBy, onKeyDown } = useCarousel(heroes.length);
  const position = fill(home.slideOf, { number: current + 1, count: heroes.length });
  const slideId = (index: number) => `${id}-${index + 1}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work on every control inside
    <section
      className={isOnTop ? `${styles.hero} ${styles.carousel} ${styles.top}` : `${styles.hero} ${styles.carousel}`}
      aria-roledescription={home.carousel}
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <div className={styles.track} ref={track} onScroll={syncPosition} onScrollEnd={clearTarget}>
        {heroes.map((hero, index) => (
          <div
            key={slideId(index)}
            id={slideId(index)}
            role="group"
            aria-roledescription={home.slide}
            aria-label={fill(home.slideOf, { number: index + 1, count: heroes.length })}
          >
            <HeroView hero={hero} isLeading={isLeading && index === 0} isFirst={isOnTop && index === 0} />
          </div>
        ))}
      </div>
      <CarouselControls count={heroes.length} current={current} slideId={slideId} show={show} turn={moveBy} />
      <p className={shared.hidden} aria-live="polite">
        {hasMoved && `${position}: ${heroes[current]?.title ?? ''}`}
      </p>
    </section>
  );
}
