import type { HomeSection } from 'shared-contracts/home-sections';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import shared from '../../shared/shared.module.css';

export interface SectionTitleProps {
  section: Pick<HomeSection, 'title' | 'text' | 'lang'>;
  /** Stands where staff have written no title. */
  usual?: string;
  id?: string;
  className?: string | undefined;
}

/** A section's heading, which says where its words are in another language than the page. */
export function SectionTitle({ section, usual = '', id, className = shared.heading }: SectionTitleProps) {
  const lang = useContentLanguage(section.lang);
  const title = section.title || usual;
  return (
    title && (
      <h2 className={className} id={id} lang={section.title ? lang : undefined}>
        {title}
      </h2>
    )
  );
}
