import styles from './section.module.css';

/** Renders a text of several lines; an empty line starts a new paragraph. */
export function Paragraphs({
  text = '',
  className = '',
}: {
  text: string | undefined;
  className?: string | undefined;
}) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the position identifies a paragraph: a text never changes
    <p className={`${styles.lines} ${className}`.trim()} key={index}>
      {paragraph}
    </p>
  ));
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
