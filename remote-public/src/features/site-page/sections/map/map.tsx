import { useEffect, useRef } from 'react';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { mapPage, mapSiteNames, parseMapAddress } from '@vitrin/shared-contracts/map-address';
import type { mapSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { branchOf, itemsOf, itemsOfBranch, mapOf } from '../../../../shared/contact-facts.ts';
import { loadForMaps } from '../../../../shared/load-for-video.ts';
import { textsLanguage, useRootData } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import { Facts } from '../contact-card/facts.tsx';
import styles from './map.module.css';

/** Renders the address of a branch beside its map; nothing without an address. */
export function MapSection(props: SectionProps) {
  const { title, text, branch, map } = shownAs<typeof mapSection>(props.section);
  const { contact, texts } = useRootData();
  const items = props.page.records.contact ?? contact;
  const address = branchOf(branch ?? '', items);
  if (!address) return null;
  const isOneOfMany = itemsOf(items, 'adres').length > 1;
  const heading = title || (isOneOfMany ? address.name : texts.navbar.contact);
  return (
    <Section {...props} lang={undefined}>
      <SectionHead title={heading} text={text} lang={title ? props.lang : undefined} />
      <div className={styles.card}>
        <Facts items={itemsOfBranch(address, items)} />
        <MapFrame map={map ?? ''} address={address} link={mapOf(address, items)} />
      </div>
    </Section>
  );
}

interface MapFrameProps {
  /** Address of the map for a frame; empty without one. */
  map: string;
  address: ContactItem;
  /** Link to the map that the company has given for the address. */
  link: string | undefined;
}

/**
 * Renders a link to the map. The document allows the frame of its site, and shows it when the link is pressed; nothing is loaded from
 * the other site before, and without a script the link opens the map there.
 */
function MapFrame({ map, address, link }: MapFrameProps) {
  const root = useRootData();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? loadForMaps(frame.current) : undefined), []);
  const found = parseMapAddress(map);
  if (!found) return null;
  return (
    <div className={styles.frame} ref={frame}>
      <p className="map">
        <a data-map={found.address} href={link ?? mapPage(found, address.content)} rel="noopener">
          <span className={shared.hidden}>{address.content}: </span>
          <span className={styles.show} lang={textsLanguage(root)}>
            {root.texts.sections.showMap}
          </span>{' '}
          <small>{mapSiteNames[found.site]}</small>
        </a>
      </p>
    </div>
  );
}
