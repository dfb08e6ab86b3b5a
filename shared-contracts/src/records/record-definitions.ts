import { announcementDefinition } from './announcement.ts';
import { articleCategoryDefinition } from './article-category.ts';
import { articleDefinition } from './article.ts';
import { categoryDefinition, mainCategoryDefinition, productDefinition } from './catalogue-records.ts';
import { contactItemDefinition } from './contact-item.ts';
import { contractDefinition } from './contract.ts';
import type { AnyRecord } from './define-record.ts';
import { documentDefinition } from './document.ts';
import { homeSectionDefinition } from './home-section.ts';
import { openingDefinition } from './opening.ts';
import { certificateDefinition, sliderDefinition } from './picture-item.ts';
import { personDefinition } from './person.ts';
import { projectDefinition } from './project.ts';
import { redirectDefinition } from './redirect.ts';
import { sitePageDefinition } from './site-page.ts';
import { socialLinkDefinition } from './social-link.ts';

/** Declarations of all kinds of records, by entity. */
export const recordDefinitions: ReadonlyMap<string, AnyRecord> = new Map(
  [
    articleDefinition,
    articleCategoryDefinition,
    contractDefinition,
    mainCategoryDefinition,
    categoryDefinition,
    productDefinition,
    homeSectionDefinition,
    sliderDefinition,
    certificateDefinition,
    socialLinkDefinition,
    contactItemDefinition,
    redirectDefinition,
    sitePageDefinition,
    announcementDefinition,
    projectDefinition,
    personDefinition,
    openingDefinition,
    documentDefinition,
  ].map((definition) => [definition.entity, definition]),
);
