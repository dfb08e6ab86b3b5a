import type { Picture } from '@vitrin/shared-contracts/pictures';
import { AnyLink } from '../../../../shared/any-link.tsx';
import { Cover } from '../../../../shared/cover/cover.tsx';
import { Icon } from '../../../../shared/icon.tsx';
import { PictureImage } from '../../../../shared/picture.tsx';
import { usePictureSizes } from '../../../../shared/use-picture-sizes.ts';
import { Paragraphs } from '../../paragraphs.tsx';
import styles from './cards.module.css';

export interface Card {
  id: string;
  title: string;
  text: string;
  picture: Picture | null;
  /** Empty for a card that leads nowhere. */
  href: string;
}

interface CardListProps {
  cards: readonly Card[];
  columns: 'two' | 'three' | 'four';
  heading: 'h2' | 'h3';
}

/** Renders cards in columns. If none has a picture they are ruled texts; if some have, the others get drawn covers. */
export function CardList({ cards, columns, heading }: CardListProps) {
  const isPictured = cards.some(({ picture }) => picture);
  return (
    <ul
      className={`${styles.cards} ${styles[columns] ?? ''} ${isPictured ? styles.pictured : styles.plain}`}
      role="list"
    >
      {cards.map((card) => (
        <li key={card.id} className={card.href ? `${styles.card} ${styles.linked}` : styles.card}>
          {isPictured && <CardCover card={card} />}
          <div className={styles.body}>
            <CardTitle card={card} heading={heading} />
            <Paragraphs className={styles.text} text={card.text} />
            {card.href && (
              <span className={styles.arrow}>
                <Icon name="forward" />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const ownSizes = { card: '(max-width: 700px) 92vw, (max-width: 1000px) 50vw, 480px' };

function CardCover({ card: { id, picture } }: { card: Card }) {
  const sizes = usePictureSizes(ownSizes);
  return (
    <div className={styles.cover}>
      {picture ? <PictureImage picture={{ ...picture, alt: '' }} sizes={sizes.card} /> : <Cover seed={id} />}
    </div>
  );
}

/** A card without a title is named by its picture. */
function CardTitle({ card: { title, text, picture, href }, heading: Title }: { card: Card; heading: 'h2' | 'h3' }) {
  const name = title || picture?.alt || text;
  if (!href) return title && <Title className={styles.title}>{title}</Title>;
  if (!title) return <AnyLink className={styles.whole} to={href} aria-label={name} />;
  return (
    <Title className={styles.title}>
      <AnyLink to={href}>{title}</AnyLink>
    </Title>
  );
}
