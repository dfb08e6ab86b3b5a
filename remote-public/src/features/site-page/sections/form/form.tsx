import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { formSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { ApplicationForm } from '../../../../shared/form/application.form.tsx';
import { ContactFields } from '../../../../shared/form/contact-fields.tsx';
import { FormOrThanks } from '../../../../shared/form/form-or-thanks.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './form.module.css';

/** Renders a form of the site in a page; contact messages name the page in their subject. */
export function FormSection(props: SectionProps) {
  const { title, text, form, button } = shownAs<typeof formSection>(props.section);
  const { contact, sections } = useTexts();
  const isApplication = form === 'application';
  const name = isApplication ? contact.applicationForm : contact.contactForm;
  const heading = title || (form === 'quote' ? sections.quoteRequest : name);
  const thanks = isApplication
    ? { title: contact.appliedTitle, text: contact.appliedText }
    : { title: contact.sentTitle, text: contact.sentText };
  return (
    <Section {...props} className={styles.section} lang={undefined}>
      <SectionHead title={heading} text={text} lang={title ? props.lang : undefined} />
      <FormOrThanks scope={props.section.id} notice={props.page.records.notices ?? null} thanks={thanks}>
        {(place) =>
          isApplication ? (
            <ApplicationForm place={place} send={button} />
          ) : (
            <ContactFields place={place} subject={subjectOf(heading, props)} send={button || contact.send} />
          )
        }
      </FormOrThanks>
    </Section>
  );
}

/** Staff read in the inbox from which page a message was sent. */
function subjectOf(heading: string, { page: { title, path, lang } }: SectionProps): string {
  return `${heading} – ${title} (${pathInLanguage(path, lang)})`.slice(0, limits.title.max);
}
