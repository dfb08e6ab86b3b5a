import { string } from 'yup';
import { limits } from './limits.ts';
import { documentSchema, invalid, writtenSchema } from './validation.ts';

/** Schema of a required title or name. */
export const titleSchema = writtenSchema(limits.title);

/** Fields of every translation that has a page of its own, besides the title. */
export const pageFields = {
  /** Slug; empty derives it from the title. */
  seo_name: string()
    .trim()
    .max(limits.title.max, invalid.tooLong(limits.title.max))
    .matches(/^[a-z0-9-]*$/, invalid.slug)
    .default(''),
  document: documentSchema(),
  seo_title: string().trim().max(limits.seoTitle.max, invalid.tooLong(limits.seoTitle.max)).nullable().default(null),
  seo_description: string()
    .trim()
    .max(limits.seoDescription.max, invalid.tooLong(limits.seoDescription.max))
    .nullable()
    .default(null),
};
