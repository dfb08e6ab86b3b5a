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
export function MapFrame({ map, address, link }: MapFrameProps) {
  const root = useRootData();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? loadForMaps(frame.current) : undefined), []);
  return (
    <div className={styles.frame} ref={frame}>
      <p className="map">
        <a data-map={map.address} href={link ?? mapPage(map, address.content)} rel="noopener">
          <span className={shared.hidden}>{address.content}: </span>
          <span className={styles.show} lang={textsLanguage(root)}>
            {root.texts.sections.showMap}
          </span>{' '}
          <small>{mapSiteNames[map.site]}</small>
        </a>
      </p>
    </div>
  );
}
