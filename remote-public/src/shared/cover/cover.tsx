import { coverOf, coverSize, withThinLines, type CoverSubject } from '@vitrin/shared-contracts/covers';
import { useRootData } from '../root-data.ts';
import styles from './cover.module.css';
import { CoverShapes } from './cover-shapes.tsx';

interface CoverProps extends Omit<CoverSubject, 'trade'> {
  className?: string | undefined;
  /** Fills the width of a page, the side of a hero or a leading card: lines are thinner, and the brand colour shouts less. */
  isLarge?: boolean;
}

/** Renders the drawn cover of a record without a picture. It is decoration: title and text beside it say what it is about. */
export function Cover({ seed, order, className, isLarge = false }: CoverProps) {
  const { trade } = useRootData();
  const { tone, shapes } = coverOf({ seed, order, trade });
  return (
    <svg
      className={[styles.cover, styles[isLarge && tone === 'bold' ? 'deep' : tone], className]
        .filter(Boolean)
        .join(' ')}
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <CoverShapes shapes={isLarge ? withThinLines(shapes) : shapes} />
    </svg>
  );
}
