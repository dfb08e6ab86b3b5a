import type { PersonCredit } from '@vitrin/shared-contracts/people';
import { PictureImage } from '../picture.tsx';
import { initialsOf } from './initials.ts';
import styles from './portrait.module.css';

/** Pairs of colours of the brand in the style sheet. */
const TONES = 4;

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
  return (
    <svg className={classes} viewBox="0 0 100 100" data-tone={id % TONES} aria-hidden="true">
      <rect width="100" height="100" />
      <text x="50" y="50" dy="0.35em" textAnchor="middle" fontSize="34" fontWeight="600">
        {initialsOf(name, lang)}
      </text>
    </svg>
  );
}
