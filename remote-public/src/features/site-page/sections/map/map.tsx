import { itemsOfBranch } from '@vitrin/shared-contracts/branches';
import { parseMapAddress } from '@vitrin/shared-contracts/map-address';
import type { mapSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { MapFrame } from '../../../../shared/branches/map-frame.tsx';
import { branchOf, frameOf, itemsOf, mapOf } from '../../../../shared/contact-facts.ts';
import { useRootData } from '../../../../shared/root-data.ts';
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
  const frame = parseMapAddress(map ?? '') ?? frameOf(address, items);
  const isOneOfMany = itemsOf(items, 'adres').length > 1;
  const heading = title || (isOneOfMany ? address.name : texts.navbar.contact);
  return (
    <Section {...props} lang={undefined}>
      <SectionHead title={heading} text={text} lang={title ? props.lang : undefined} />
      <div className={styles.card}>
        <Facts items={itemsOfBranch(address, items)} />
        {frame && <MapFrame map={frame} address={address} link={mapOf(address, items)} />}
      </div>
    </Section>
  );
}
