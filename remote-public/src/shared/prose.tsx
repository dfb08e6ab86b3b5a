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

const BOX = '<div class="tableWrapper" tabindex="0">';

/**
 * Every table in the box that a wide one scrolls in. The server puts it there when a text is saved; texts that are older
 * than the box, and revisions of contracts, which never change, are without. The only `div` of cleaned HTML is this box.
 */
export function boxedTables(html: string): string {
  return html.replace(/(?:<div[^<>]*>)?<table>/g, `${BOX}<table>`).replace(/<\/table>(?:<\/div>)?/g, '</table></div>');
}
