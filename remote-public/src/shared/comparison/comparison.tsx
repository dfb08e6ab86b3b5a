import type { Picture } from '@vitrin/shared-contracts/pictures';
import { PictureImage } from '../picture.tsx';
import { textsLanguage, useRootData } from '../root-data.ts';
import styles from './comparison.module.css';
import { useDivider } from './use-divider.ts';

interface ComparisonProps {
  before: Picture | null;
  after: Picture | null;
}

/** Renders two pictures of one place, one over the other with a line that moves; without script they are side by side. */
export function Comparison({ before, after }: ComparisonProps) {
  const { texts } = useRootData();
  if (before && after) return <BothSides before={before} after={after} />;
  const only = before ?? after;
  return (
    only && (
      <div className={styles.alone}>
        <Side picture={only} name={only === before ? texts.sections.before : texts.sections.after} className="" />
      </div>
    )
  );
}

function BothSides({ before, after }: { before: Picture; after: Picture }) {
  const { texts } = useRootData();
  const { frame, range, move } = useDivider();
  return (
    <div className={styles.frame} ref={frame}>
      <Side picture={before} name={texts.sections.before} className={styles.before} />
      <Side picture={after} name={texts.sections.after} className={styles.after} />
      <input
        ref={range}
        className={styles.range}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={texts.sections.compare}
        onInput={move}
      />
    </div>
  );
}

function Side({ picture, name, className }: { picture: Picture; name: string; className: string | undefined }) {
  const lang = textsLanguage(useRootData());
  return (
    <figure className={`${styles.side} ${className}`.trim()}>
      <PictureImage picture={picture} sizes="(max-width: 700px) 120vw, 1232px" />
      {/* The place of the caption depends on the direction of the page, not on that of its text. */}
      <figcaption>
        <span lang={lang}>{name}</span>
      </figcaption>
    </figure>
  );
}
