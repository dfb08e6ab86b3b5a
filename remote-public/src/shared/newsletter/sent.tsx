import { useEffect, useRef } from 'react';
import { useTexts } from '../root-data.ts';
import styles from './newsletter-form.module.css';

/** Replaces the form that was sent, and gets the focus, because its button is gone. */
export function Sent() {
  const { newsletter } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        {newsletter.sentTitle}
      </h3>
      <p>{newsletter.sentText}</p>
    </div>
  );
}
