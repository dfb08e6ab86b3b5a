import page from './home.module.css';
import { SectionText } from './section-text.tsx';
import { SectionTitle, type SectionTitleProps } from './section-title.tsx';

/** Renders the heading of a section with its paragraphs below. */
export function SectionHeader(props: SectionTitleProps) {
  return (
    <div>
      <SectionTitle {...props} />
      <SectionText section={props.section} className={page.line} />
    </div>
  );
}
