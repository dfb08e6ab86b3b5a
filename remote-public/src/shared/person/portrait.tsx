import { portraitGround } from '@vitrin/shared-contracts/covers';
import type { PersonCredit } from '@vitrin/shared-contracts/people';
import cover from '../cover/cover.module.css';
import { CoverShapes } from '../cover/cover-shapes.tsx';
import { PictureImage } from '../picture.tsx';
import { initialsOf } from './initials.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  person: Pick<PersonCredit, 'id' | 'name' | 'lang' | 'portrait'>;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  isAboveFold?: boolean;
}

/** Renders the portrait of a person, or drawn initials without one. The name is shown beside it, so both are decoration. */
export function Portrait({
  person: { id, name, lang, portrait },
  sizes,
  className,
  isAboveFold = false,
}: PortraitProps) {
  const classes = [styles.portrait, className].filter(Boolean).join(' ');
  if (portrait)
    return (
      <PictureImage className={classes} picture={{ ...portrait, alt: '' }} sizes={sizes} isAboveFold={isAboveFold} />
    );
  const { tone, shapes } = portraitGround(id);
  return (
    <svg className={`${cover.cover} ${cover[tone]} ${classes}`} viewBox="0 0 100 100" aria-hidden="true">
      <CoverShapes shapes={shapes} />
      <text className={styles.initials} x="50" y="50" dy="0.35em" textAnchor="middle" fontSize="31" fontWeight="600">
        {initialsOf(name, lang)}
      </text>
    </svg>
  );
}
