import { useId } from 'react';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { ReviewRow } from '@vitrin/shared-contracts/reviews';
import { Link } from '@vitrin/shared-contracts/router';
import { formatNumber } from '../../data/format-number.ts';
import { Moment } from '../../ui/list/moment.tsx';
import styles from './publication.module.css';
import { ReviewMark } from './review-mark.tsx';

interface ReviewSectionProps {
  title: string;
  rows: readonly ReviewRow[];
}

/** Drafts that wait for a review or were returned, with their remarks. Renders nothing without any. */
export function ReviewSection({ title, rows }: ReviewSectionProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className={styles.facts}>{formatNumber(rows.length)}</span>
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Reviewed row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reviewed({ row: { entity, title, authors, to, review, is_changed } }: { row: ReviewRow }) {
  const name = title === '' ? 'Adsız yeni kayıt' : title;
  const { by, at, note } = review.returned ?? review.sent;
  const written = authors.filter((author) => author !== by);
  const facts = [
    auditEntityLabels[entity] ?? entity,
    `${review.returned ? 'Geri gönderen' : 'Gönderen'}: ${by}`,
    ...(written.length > 0 ? [`Yazan: ${written.join(', ')}`] : []),
    ...(is_changed ? ['gönderildikten sonra değişti'] : []),
  ];
  return (
    <div className={styles.remark}>
      <p className={styles.state}>
        {to === null ? <strong>{name}</strong> : <Link to={to}>{name}</Link>}
        <ReviewMark review={review} />
      </p>
      <p className={styles.facts}>
        <span>{`${facts.join(' · ')} ·`}</span> <Moment iso={at} />
      </p>
      {note ? <blockquote>{note}</blockquote> : null}
    </div>
  );
}
