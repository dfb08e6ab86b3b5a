import '@vitrin/shared-contracts/prose.css';
import { useEffect, useRef, useState } from 'react';
import { watchGalleries, type OpenGallery } from './gallery/gallery-pictures.ts';
import { linkPictures } from './gallery/linked-pictures.ts';
import { galleryLightbox, openWith } from './gallery/lazy-gallery.ts';
import { loadForVideos } from './load-for-video.ts';
import { useRootData } from './root-data.ts';
import { linksInLanguage } from './entered-address.ts';

export interface ProseProps {
  /** HTML that the server sanitized when it was saved; the only place where the site renders raw HTML. */
  html: string;
  lang?: string | undefined;
  className?: string | undefined;
}

/** Renders rich text in the style that site and editor share. */
export function Prose({ html, lang, className }: ProseProps) {
  const content = linksInLanguage(linkPictures(wrapTables(html)), useRootData());
  const classes = className ? `prose ${className}` : 'prose';
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current ? loadForVideos(text.current) : undefined), []);
  const [gallery, setGallery] = useState<OpenGallery | null>(null);
  useEffect(() => (text.current ? watchGalleries(text.current, openWith(setGallery)) : undefined), []);
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- the server has sanitized it; see `html` */}
      <div ref={text} className={classes} lang={lang} dangerouslySetInnerHTML={{ __html: content }} />
      {gallery && <galleryLightbox.View gallery={gallery} lang={lang} onClose={() => setGallery(null)} />}
    </>
  );
}

const TABLE_CONTAINER = '<div class="tableWrapper" tabindex="0">';

/**
 * Puts every table into the container in which a wide one scrolls. The server adds it when a text is saved; older texts
 * and contract revisions, which never change, do not have it. The container is the only `div` in sanitized HTML.
 */
export function wrapTables(html: string): string {
  return html
    .replace(/(?:<div[^<>]*>)?<table>/g, `${TABLE_CONTAINER}<table>`)
    .replace(/<\/table>(?:<\/div>)?/g, '</table></div>');
}
