import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { useTexts } from '../root-data.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './form.module.css';

interface ThanksProps {
  title: string;
  text: string;
  /** Reference number of the message; null if it is not known. */
  reference: string | null;
  /** What leads to another message. */
  children: ReactNode;
}

/** Replaces a form that was sent. The focus does not move if the page was loaded with it. */
export function Thanks({ title, text, reference, children }: ThanksProps) {
  const { contact } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAfterSubmit] = useState(useHydrated());
  useEffect(() => {
    if (isAfterSubmit) heading.current?.focus();
  }, [isAfterSubmit]);
  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {reference && <p>{fill(contact.reference, { reference })}</p>}
      {children}
    </div>
  );
}
