import { contactContentProblem } from '@vitrin/shared-contracts/contact-information';
import { adminPaths, dialogAddress, publicPaths } from '@vitrin/shared-contracts/paths';
import { contactItemDefinition } from '@vitrin/shared-contracts/records/contact-item';
import { invalid } from '@vitrin/shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { findContactRecord } from './contact-information.repository.ts';

/** Items of the contact information. */
export const contactItemRecords = contentRecord(
  contactItemDefinition,
  {
    table: 'contact_information',
    columns: { content_data: 'content' },
    order: { table: 'contact_information', newest: 'first' },
  },
  {
    places: {
      screen: (key) => dialogAddress(adminPaths.contactInformation, key),
      shownOn: async () => publicPaths.contact,
    },
    find: findContactRecord,
    findTitle: (_db, { name }) => name,
    async check({ db }, { section, content_data, lang }, before) {
      // A content that an older version has accepted stays until it is changed itself.
      const isKept = before?.section === section && before.content === content_data;
      const problem = isKept ? null : contactContentProblem(section, content_data);
      const isKnown = lang === null || (await knownLanguages(db)).has(lang);
      return { ...(problem && { content_data: problem }), ...(!isKnown && { lang: invalid.choice }) };
    },
  },
);
