import { useEffect, useRef, type ReactNode } from 'react';
import styles from './steps.module.css';

interface StepFrameProps {
  title: string;
  description: string;
  email?: string;
  /** Initial focus: the first field, or the heading if there is something to read first. */
  initialFocus: 'field' | 'heading';
  speak?: (text: string) => void;
  children: ReactNode;
}

/** Heading and content of a step. When it is rendered, its start is focused and its title is announced. */
export function StepFrame({ title, description, email, initialFocus, speak, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const field = initialFocus === 'field' ? frame.current?.querySelector<HTMLElement>('input:not([hidden])') : null;
    (field ?? heading.current)?.focus();
    speak?.(title);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the step is mounted
  }, []);

  return (
    <div ref={frame}>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>
        <span>{description}</span>
        {email && (
          <strong className={styles.account}>
            <bdi>{email}</bdi>
          </strong>
        )}
      </p>
      {children}
    </div>
  );
}
