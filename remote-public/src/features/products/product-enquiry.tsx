import { useState } from 'react';
import type { Product } from '@vitrin/shared-contracts/catalogue';
import { limits } from '@vitrin/shared-contracts/limits';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { ContactFields } from '../../shared/form/contact-fields.tsx';
import formStyles from '../../shared/form/form.module.css';
import type { FormPlace } from '../../shared/form/form-frame.tsx';
import type { NoticeRevisions } from '../../shared/form/read-notice.ts';
import { Thanks } from '../../shared/form/thanks.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './product.module.css';

/** Fragment of the form on the page of a product. */
export const enquiryId = 'bilgi';

interface ProductEnquiryProps {
  product: Product;
  /** Revision of the data protection notice that the form links to; null when there is none. */
  notice: NoticeRevisions | null;
}

/** Renders the contact form of the site for a product, which the subject of its messages names. */
export function ProductEnquiry({ product: { id, name, code }, notice }: ProductEnquiryProps) {
  const root = useRootData();
  const { contact, products: texts } = root.texts;
  const [reference, setReference] = useState<string | null>(null);
  const place: FormPlace = { scope: `urun-${id}`, notice, submitted: null, onSent: setReference };
  return (
    <section className={styles.enquiry} id={enquiryId} aria-labelledby="bilgi-basligi" lang={textsLanguage(root)}>
      <div>
        <h2 className={shared.heading} id="bilgi-basligi">
          {texts.enquiry}
        </h2>
        <p>{texts.enquiryText}</p>
      </div>
      <div className={formStyles.forms}>
        {reference === null ? (
          <ContactFields
            place={place}
            subject={fill(texts.subject, { name, code }).slice(0, limits.title.max)}
            send={texts.send}
          />
        ) : (
          <Thanks title={contact.sentTitle} text={contact.sentText} reference={reference}>
            <button className={shared.quietButton} type="button" onClick={() => setReference(null)}>
              {contact.another}
            </button>
          </Thanks>
        )}
      </div>
    </section>
  );
}
