import { fill } from '@vitrin/shared-contracts/static-texts';
import { Icon } from '../../../shared/icon.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import page from '../home.module.css';
import styles from './slider.module.css';

export interface CarouselControlsProps {
  count: number;
  current: number;
  slideId: (index: number) => string;
  show: (index: number) => void;
  turn: (step: 1 | -1) => void;
}

/** The dots link to their slides from the start; arrows and the mark of the current slide need hydration. */
export function CarouselControls({ count, current, slideId, show, turn }: CarouselControlsProps) {
  const { common, home } = useTexts();
  const isAlive = useHydrated();
  const arrow = (step: 1 | -1, name: string) => (
    <button
      className={page.round}
      data-asleep={isAlive ? undefined : ''}
      type="button"
      aria-label={name}
      onClick={() => turn(step)}
    >
      <Icon name="forward" />
    </button>
  );
  return (
    <div className={styles.controls}>
      {arrow(-1, common.previous)}
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <li key={slideId(index)}>
            <a
              className={index === current ? `${page.round} ${styles.current}` : page.round}
              href={`#${slideId(index)}`}
              aria-label={fill(home.slideOf, { number: index + 1, count })}
              aria-current={isAlive && index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
            />
          </li>
        ))}
      </ol>
      {arrow(1, common.next)}
    </div>
  );
}
