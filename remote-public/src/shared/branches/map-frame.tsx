import { useEffect, useRef } from 'react';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { mapPage, mapSiteNames, type SiteMap } from '@vitrin/shared-contracts/map-address';
import { loadForMaps } from '../load-for-video.ts';
import { textsLanguage, useRootData } from '../root-data.ts';
import shared from '../shared.module.css';
import styles from './map-frame.module.css';

interface MapFrameProps {
  map: SiteMap;
  address: ContactItem;
  /** Link to the map that the company has given for the address. */
  link: string | undefined;
}

/**
 * Renders a link to the map. The document allows the frame of its site, and shows it when the link is pressed; nothing is loaded from
 * the other site before, and without a script the link opens the map there.
 */
export function MapFrame({ map, address, link: href }: MapFrameProps) {
  const root = useRootData();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? loadForMaps(frame.current) : undefined), []);
  const words = `<span class="${styles.show}"${languageAttribute(textsLanguage(root))}>${escaped(root.texts.sections.showMap)}</span>`;
  const hidden = `<span class="${shared.hidden}">${escaped(address.content)}: </span>`;
  const link = `${hidden}${words} <small>${mapSiteNames[map.site]}</small>`;
  const attributes = `data-map="${escaped(map.address)}" href="${escaped(href ?? mapPage(map, address.content))}"`;
  // As markup: a press before the script of the page has started replaces the link, and hydration must leave the frame alone.
  const __html = `<p class="map"><a ${attributes} rel="noopener">${link}</a></p>`;
  // oxlint-disable-next-line react/no-danger -- every text in it is escaped above
  return <div className={styles.frame} ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

function languageAttribute(lang: string | undefined): string {
  return lang === undefined ? '' : ` lang="${escaped(lang)}"`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
