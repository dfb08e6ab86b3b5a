import type { CoverShape } from '@vitrin/shared-contracts/covers';
import styles from './cover.module.css';

/** Renders the paths of a drawing in the colours of the set that its parent names. */
export function CoverShapes({ shapes }: { shapes: readonly CoverShape[] }) {
  return shapes.map(({ role, d, stroke, dash, fill }, index) => (
    <path
      // oxlint-disable-next-line react/no-array-index-key -- the position identifies a path: a drawing never changes
      key={index}
      className={fill ? `${styles[role]} ${styles.filled}` : styles[role]}
      d={d}
      strokeWidth={stroke}
      strokeDasharray={dash}
    />
  ));
}
