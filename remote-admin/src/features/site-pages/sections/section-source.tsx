import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Right } from '@vitrin/shared-contracts/rights';
import { Link } from '@vitrin/shared-contracts/router';
import type { SectionRecords } from '@vitrin/shared-contracts/sections/define-section';
import { useRight } from '@vitrin/shared-contracts/state';
import styles from './sections.module.css';

interface Source {
  label: string;
  to: string;
  right: Right;
}

const catalogue: Source = { label: 'Katalog', to: adminPaths.catalogue, right: 'catalogue.read' };

const sources: Readonly<Record<SectionRecords, Source>> = {
  articles: { label: 'Makaleler', to: adminPaths.articles, right: 'articles.read' },
  catalogue,
  certificates: { label: 'Sertifikalar', to: adminPaths.certificates, right: 'certificates.read' },
  children: { label: 'Sayfalar', to: adminPaths.sitePages, right: 'site-pages.read' },
  contact: { label: 'Şirket Bilgileri', to: adminPaths.contactInformation, right: 'contact-information.read' },
  people: { label: 'Ekip', to: adminPaths.people, right: 'people.read' },
  products: catalogue,
  documents: { label: 'Dokümanlar', to: adminPaths.documents, right: 'documents.read' },
  openings: { label: 'İş ilanları', to: adminPaths.openings, right: 'openings.read' },
  projects: { label: 'Projeler', to: adminPaths.projects, right: 'projects.read' },
  slides: { label: 'Slaytlar', to: adminPaths.sliders, right: 'sliders.read' },
};

/** Names the screen with the records that a section shows. */
export function SectionSource({ records }: { records: SectionRecords }) {
  const { label, to, right } = sources[records];
  const mayRead = useRight(right);
  return (
    <p className={styles.sentence}>
      <span>İçeriği şu ekrandan gelir:</span> {mayRead ? <Link to={to}>{label}</Link> : <span>{label}</span>}
    </p>
  );
}
