import type { certificatesSection } from '@vitrin/shared-contracts/sections/section-kinds';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { galleryPicture, useGallery } from '../../../../shared/gallery/use-gallery.tsx';
import { useContentLanguage } from '../../../../shared/language-notice.tsx';
import { PictureImage } from '../../../../shared/picture.tsx';
import { AnyLink } from '../../../../shared/any-link.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './certificates.module.css';

/** Renders the certificates of the company, which open large; nothing if there are none. */
export function CertificatesSection(props: SectionProps) {
  const { title, text } = shownAs<typeof certificatesSection>(props.section);
  const { home } = useTexts();
  const certificates = props.page.records.certificates ?? [];
  const pictured = certificates.filter(hasPicture);
  const { opens, view } = useGallery(
    pictured.map((certificate) => galleryPicture(certificate.picture, captionOf(certificate))),
    props.lang,
  );
  if (certificates.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <SectionHead title={title || home.certificates} text={text} lang={title ? props.lang : undefined} />
      <ul className={styles.list} role="list">
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            {hasPicture(certificate) && (
              <a
                className={styles.sheet}
                href={galleryPicture(certificate.picture).href}
                data-held=""
                aria-label={fill(home.enlarge, { title: certificate.title })}
                onClick={opens(pictured.indexOf(certificate))}
              >
                <PictureImage picture={{ ...certificate.picture, alt: '' }} sizes="(max-width: 700px) 40vw, 240px" />
              </a>
            )}
            <Name certificate={certificate} />
          </li>
        ))}
      </ul>
      {view}
    </Section>
  );
}

function hasPicture(item: PictureItem): item is PictureItem & { picture: Picture } {
  return item.picture !== null;
}

function captionOf({ title, text }: PictureItem): string {
  return [title, text].filter(Boolean).join(' – ');
}

function Name({ certificate: { title, link_url, lang } }: { certificate: PictureItem }) {
  const contentLang = useContentLanguage(lang);
  if (!link_url)
    return (
      <p className={styles.name} lang={contentLang}>
        {title}
      </p>
    );
  return (
    <p className={styles.name}>
      <AnyLink className={shared.link} to={link_url} lang={contentLang}>
        {title}
      </AnyLink>
    </p>
  );
}
