import type { PictureItem } from 'shared-contracts/picture-items';
import { fill } from 'shared-contracts/static-texts';
import { AnyLink } from '../../../shared/any-link.tsx';
import { LanguageMark } from '../../../shared/language-mark.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { PictureImage } from '../../../shared/picture.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import page from '../home.module.css';
import { SectionHeader } from '../section-header.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './certificates.module.css';
import { isEnlargeable, largePicture } from './enlargeable.ts';
import { useLightbox } from './use-lightbox.tsx';

/** A quiet row of marks. Each leads to its large picture; in a page that is alive, that opens in place. */
export function CertificatesSection({ section, data: { certificates } }: SectionProps) {
  const { home } = useTexts();
  const { open, lightbox } = useLightbox(certificates.filter(isEnlargeable));
  if (certificates.length === 0) return null;
  return (
    <section className={page.open}>
      <SectionHeader section={section} usual={home.certificates} />
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            {isEnlargeable(certificate) && (
              <a
                href={largePicture(certificate)}
                aria-label={fill(home.enlarge, { title: certificate.title })}
                onClick={(event) => open(event, certificate)}
              >
                <PictureImage picture={{ ...certificate.picture, alt: '' }} sizes="200px" />
              </a>
            )}
            <Name certificate={certificate} />
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
}

function Name({ certificate: { title, link_url, lang } }: { certificate: PictureItem }) {
  const contentLang = useContentLanguage(lang);
  return (
    <p>
      {link_url ? (
        <AnyLink className={shared.link} to={link_url} lang={contentLang}>
          {title}
        </AnyLink>
      ) : (
        <span lang={contentLang}>{title}</span>
      )}{' '}
      <LanguageMark lang={lang} />
    </p>
  );
}
