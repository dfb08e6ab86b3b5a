import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { isPublishedPhoneNumber } from '@vitrin/shared-contracts/phone';
import { personDefinition } from '@vitrin/shared-contracts/records/person';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { recordPages } from '../../content/record-pages.repository.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { articleCounts } from '../articles/articles.service.ts';
import { findPersonRecord, hasShownPage, personTexts } from './people.repository.ts';
import { personSlugs } from './people.slugs.ts';
import { personListState } from './public-people.repository.ts';

const personPages = recordPages({
  slugged: personSlugs,
  table: 'people',
  pathOf: publicPaths.person,
  isShown: () => hasShownPage,
  isListed: true,
});

/** People of the company. */
export const personRecords = contentRecord(
  personDefinition,
  {
    table: 'people',
    texts: personTexts,
    order: { table: 'people', newest: 'last' },
    slugs: personSlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.personUpdate(Number(key)),
      insertScreen: adminPaths.personInsert,
      // The list also has people without a page.
      addresses: { ...personPages, list: { path: publicPaths.people, state: personListState } },
    },
    find: async (db, id) => findPersonRecord(db, id, await defaultLanguageOf(db)),
    check: (_source, { active, consent_on, phone }) => ({
      ...(active === 1 && consent_on === null && { consent_on: invalid.consent }),
      ...(phone !== '' && !isPublishedPhoneNumber(phone) && { phone: invalid.phone }),
    }),
    async afterSave({ db }, id, { active }) {
      const articles = active === 0 ? ((await articleCounts(db, [id])).get(id) ?? 0) : 0;
      return articles === 0 ? undefined : `Yazarı olduğu ${articles} makale yayında kalır; adı orada görünmez.`;
    },
  },
);
