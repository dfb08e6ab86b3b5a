import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { AnyLink } from '../../../shared/any-link.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { usePreloadedPart } from '../../../shared/lazy-part.ts';
import { PictureImage } from '../../../shared/picture.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import page from '../home.module.css';
import { lightbox } from '../lazy-dialogs.ts';
import { SectionHeader } from '../section-header.tsx';
import type { SectionProps } from '../section-props.ts';
import { CertificateLink } from './certificate-link.tsx';
import styles from './certificates.module.css';
import { certificateLinkId, certificatesId, isEnlargeable, shownIndex } from './enlargeable.ts';

/**
 * Shows a row of small certificate pictures. Each links to an address that shows it enlarged in a dialog, with and
 * without JavaScript.
 */
export function CertificatesSection({ section, data: { certificates }, isFirstOfKind }: SectionProps) {
  const { home } = useTexts();
  const [query] = useSearchParams();
  usePreloadedPart(lightbox, isFirstOfKind);
  if (certificates.length === 0) return null;
  const shown = isFirstOfKind ? shownIndex(certificates, query) : null;
  return (
    <section className={page.open} id={isFirstOfKind ? certificatesId : undefined}>
      <SectionHeader section={section} defaultTitle={home.certificates} />
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            {isEnlargeable(certificate) && (
              <CertificateLink
                certificate={certificate}
                id={isFirstOfKind ? certificateLinkId(certificate) : undefined}
                aria-label={fill(home.enlarge, { title: certificate.title })}
              >
                <PictureImage picture={{ ...certificate.picture, alt: '' }} sizes="200px" />
              </CertificateLink>
            )}
            <Name certificate={certificate} />
          </li>
        ))}
      </ul>
      {shown !== null && <lightbox.View items={certificates.filter(isEnlargeable)} shown={shown} />}
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
      )}
    </p>
  );
}
