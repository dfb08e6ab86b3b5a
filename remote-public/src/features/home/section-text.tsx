import { useContentLanguage } from '../../shared/language-notice.tsx';
import type { HomeSection } from './section.ts';

/** Renders the paragraphs of a section; an empty line starts a new one. */
export function SectionText({
  section,
  className,
}: {
  section: Pick<HomeSection, 'text' | 'lang'>;
  className?: string | undefined;
}) {
  const lang = useContentLanguage(section.lang);
  const paragraphs = section.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => (
    <p className={className} key={paragraph} lang={lang}>
      {paragraph}
    </p>
  ));
}
