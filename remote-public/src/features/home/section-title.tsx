import { useContentLanguage } from '../../shared/language-notice.tsx';
import shared from '../../shared/shared.module.css';
import type { HomeSection } from './section.ts';

export interface SectionTitleProps {
  section: Pick<HomeSection, 'title' | 'text' | 'lang'>;
  /** Default title, used when staff have written none. */
  defaultTitle?: string;
  id?: string;
  className?: string | undefined;
}

/** Renders the heading of a section, with `lang` if its text is in another language than the page. */
export function SectionTitle({ section, defaultTitle = '', id, className = shared.heading }: SectionTitleProps) {
  const lang = useContentLanguage(section.lang);
  const title = section.title || defaultTitle;
  return (
    title && (
      <h2 className={className} id={id} lang={section.title ? lang : undefined}>
        {title}
      </h2>
    )
  );
}
