import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { ContactFields } from '../../shared/form/contact-fields.tsx';
import { FormOrThanks } from '../../shared/form/form-or-thanks.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import type { LoadedContract } from './loaded-contract.ts';
import styles from './accessibility-feedback.module.css';

/** Renders the contact form below the accessibility statement, so that a barrier is reported without another page; its messages name the statement. */
export function AccessibilityFeedback({ contract }: { contract: LoadedContract }) {
  const root = useRootData();
  const { contact } = root.texts;
  const path = pathInLanguage(publicPaths.contract(contractSlug(contract)), root.language);
  const thanks = { title: contact.sentTitle, text: contact.sentText };
  return (
    <section className={styles.feedback} aria-labelledby="geri-bildirim" data-part="contract-feedback">
      <h2 id="geri-bildirim" lang={textsLanguage(root)}>
        {contact.contactForm}
      </h2>
      <FormOrThanks scope="erisilebilirlik" notice={contract.notice ?? null} thanks={thanks}>
        {(place) => (
          <ContactFields
            place={place}
            subject={`${contract.name} (${path})`.slice(0, limits.title.max)}
            send={contact.send}
          />
        )}
      </FormOrThanks>
    </section>
  );
}
