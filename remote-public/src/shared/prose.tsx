import { boxedTables } from './boxed-tables.ts';
import { useRootData } from './root-data.ts';
import { linksInLanguage } from './typed-address.ts';

export interface ProseProps {
  /** Cleaned by the server when it was saved; the only place where the site takes HTML as it comes. */
  html: string;
  lang?: string | undefined;
  className?: string | undefined;
}

/** Rich text in the style that site and editor share. */
export function Prose({ html, lang, className }: ProseProps) {
  const content = linksInLanguage(boxedTables(html), useRootData());
  const classes = className ? `prose ${className}` : 'prose';
  // oxlint-disable-next-line react/no-danger -- the reason stands at `html`
  return <div className={classes} lang={lang} dangerouslySetInnerHTML={{ __html: content }} />;
}
