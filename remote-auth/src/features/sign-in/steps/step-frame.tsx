import { useEffect, useRef, type ReactNode } from 'react';
import styles from './steps.module.css';

interface StepFrameProps {
  title: string;
  lead: string;
  email?: string;
  /** Where the person goes on: at the first field, or at the heading where there is something to read first. */
  starts: 'field' | 'heading';
  speak?: (text: string) => void;
  children: ReactNode;
}

/** A step's heading and what it asks. As it comes, the focus goes to its start and its name is said. */
export function StepFrame({ title, lead, email, starts, speak, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const field = starts === 'field' ? frame.current?.querySelector<HTMLElement>('input:not([hidden])') : null;
    (field ?? heading.current)?.focus();
    speak?.(title);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the step comes
  }, []);

  return (
    <div ref={frame}>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>
        {lead}
        {email && <strong className={styles.account}>{email}</strong>}
      </p>
      {children}
    </div>
  );
}
