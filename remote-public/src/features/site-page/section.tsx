import type { ReactNode } from 'react';
import type { SectionProps } from './section-props.ts';
import styles from './section.module.css';

interface FrameProps extends Pick<SectionProps, 'section' | 'tone' | 'part'> {
  className?: string | undefined;
  /** `lang` attribute of the whole section; a section of records states it on its own texts only. */
  lang?: string | undefined;
  /** Names a section without a visible title. */
  label?: string | undefined;
  children: ReactNode;
}

/** Renders the frame of a section. Its id is the target of links to it, and `data-part` names its styles to the server. */
export function Section({ section: { id }, tone, part, className = '', lang, label, children }: FrameProps) {
  return (
    <section className={`${styles[tone]} ${className}`.trim()} id={id} lang={lang} aria-label={label} data-part={part}>
      {children}
    </section>
  );
}
