import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { formSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { ContactFields } from '../../../../shared/form/contact-fields.tsx';
import formStyles from '../../../../shared/form/form.module.css';
import type { FormPlace } from '../../../../shared/form/form-frame.tsx';
import { Thanks } from '../../../../shared/form/thanks.tsx';
import { textsLanguage, useRootData } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './form.module.css';

/** Renders the contact form of the site in a page; its messages name the page in their subject. */
export function FormSection(props: SectionProps) {
  const { title, text, form, button } = shownAs<typeof formSection>(props.section);
  const root = useRootData();
  const { contact, sections } = root.texts;
  const [reference, setReference] = useState<string | null>(null);
  const heading = title || (form === 'quote' ? sections.quoteRequest : contact.contactForm);
  const place: FormPlace = {
    scope: props.section.id,
    notice: props.page.records.notice ?? null,
    submitted: null,
    onSent: setReference,
  };
  return (
    <Section {...props} className={styles.section} lang={undefined}>
      <SectionHead title={heading} text={text} lang={title ? props.lang : undefined} />
      <div className={formStyles.forms} lang={textsLanguage(root)}>
        {reference === null ? (
          <ContactFields place={place} subject={subjectOf(heading, props)} send={button || contact.send} />
        ) : (
          <Thanks title={contact.sentTitle} text={contact.sentText} reference={reference}>
            <button className={shared.quietButton} type="button" onClick={() => setReference(null)}>
              {contact.another}
            </button>
          </Thanks>
        )}
      </div>
    </Section>
  );
}

/** Staff read in the inbox from which page a message was sent. */
function subjectOf(heading: string, { page: { title, path, lang } }: SectionProps): string {
  return `${heading} – ${title} (${pathInLanguage(path, lang)})`.slice(0, limits.title.max);
}
