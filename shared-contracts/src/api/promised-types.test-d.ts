import type { InferType } from 'yup';
import type { ArticleInput, articleInputSchema, ArticleTranslation, ArticleTranslationInput } from './articles.ts';
import type {
  CategoryInput,
  categoryInputSchema,
  CategoryTranslation,
  CategoryTranslationInput,
  MainCategoryInput,
  mainCategoryInputSchema,
  ProductInput,
  productInputSchema,
  ProductTranslation,
  ProductTranslationInput,
} from './catalogue.ts';
import type { contactItemInputSchema } from './contact-information.ts';
import type { ContractInput, contractInputSchema, ContractTranslation, ContractTranslationInput } from './contracts.ts';
import type {
  HomeSectionInput,
  homeSectionInputSchema,
  HomeSectionTranslation,
  HomeSectionTranslationInput,
} from './home-sections.ts';
import type {
  PictureItemInput,
  pictureItemInputSchema,
  PictureItemTranslation,
  PictureItemTranslationInput,
} from './picture-items.ts';
import type { RedirectInput, redirectInputSchema } from './redirects.ts';
import type { socialLinkInputSchema } from './social-media.ts';

/**
 * Types of API surface 1.0 that are inferred from a declaration since: the promised fields accept the same values, and a
 * later field is allowed. They differ in their text, so `npm run api:update` cannot compare them
 * (`tools/src/api-surface/inferred-types.ts`).
 */
type Same<Now, Promised> = [Pick<Now, keyof Now & keyof Promised>, Promised] extends [
  Promised,
  Pick<Now, keyof Now & keyof Promised>,
]
  ? true
  : false;
/** A validated form has at least these values. */
type Validated<Now, Promised> = [Now] extends [Promised] ? true : false;
type AllTrue<Checks extends readonly true[]> = Checks;

interface Head {
  id?: number;
  version?: number;
}
interface ValidatedHead {
  id?: number | undefined;
  version?: number | undefined;
}
interface Texts {
  translations: Record<string, unknown>;
}
interface SearchTexts {
  seo_title: string | null;
  seo_description: string | null;
}
interface PageTexts extends SearchTexts {
  seo_name: string;
  document: object;
}

export type PromisedTypes = AllTrue<
  [
    Same<
      ArticleTranslation,
      SearchTexts & Record<'content' | 'seo_name' | 'summary' | 'title', string> & { document: unknown }
    >,
    Same<ArticleTranslationInput, PageTexts & Record<'summary' | 'title', string>>,
    Same<
      ArticleInput,
      Head & {
        active: 0 | 1;
        published_at: string;
        cover_id: number | null;
        translations: Record<string, ArticleTranslationInput>;
      }
    >,
    Validated<
      InferType<typeof articleInputSchema>,
      ValidatedHead & Texts & { active: number; published_at: string; cover_id: number | null }
    >,
    Same<CategoryTranslation, SearchTexts & Record<'name' | 'seo_name', string>>,
    Same<CategoryTranslationInput, SearchTexts & Record<'name' | 'seo_name', string>>,
    Same<MainCategoryInput, Head & { translations: Record<string, CategoryTranslationInput> }>,
    Same<CategoryInput, Head & { main_category_id: number; translations: Record<string, CategoryTranslationInput> }>,
    Validated<InferType<typeof mainCategoryInputSchema>, ValidatedHead & Texts>,
    Validated<InferType<typeof categoryInputSchema>, ValidatedHead & Texts & { main_category_id: number }>,
    Same<
      ProductTranslation,
      Record<'content' | 'name' | 'seo_name' | 'summary', string> & { transporter_types: string[]; document: unknown }
    >,
    Same<
      ProductTranslationInput,
      Record<'name' | 'seo_name' | 'summary', string> & { transporter_types: string[]; document: object }
    >,
    Same<
      ProductInput,
      Head & {
        active: 0 | 1;
        category_id: number;
        code: string;
        media: number[];
        translations: Record<string, ProductTranslationInput>;
      }
    >,
    Validated<
      InferType<typeof productInputSchema>,
      ValidatedHead & Texts & { active: number; category_id: number; code: string; media: number[] }
    >,
    Validated<
      InferType<typeof contactItemInputSchema>,
      ValidatedHead & {
        section: 'adres' | 'email' | 'shift' | 'source_link' | 'telefon';
        name: string;
        content_data: string;
        lang: string | null;
      }
    >,
    Same<ContractTranslation, SearchTexts & Record<'content' | 'name' | 'seo_name', string> & { document: unknown }>,
    Same<ContractTranslationInput, PageTexts & { name: string }>,
    Same<
      ContractInput,
      Head & {
        kind: 'cookies' | 'information-society' | 'kvkk' | 'other' | 'privacy' | 'terms';
        translations: Record<string, ContractTranslationInput>;
      }
    >,
    Validated<InferType<typeof contractInputSchema>, ValidatedHead & Texts & { kind: ContractInput['kind'] }>,
    Same<HomeSectionTranslation, Record<'text' | 'title', string>>,
    Same<HomeSectionTranslationInput, Record<'text' | 'title', string>>,
    Same<
      HomeSectionInput,
      Head & {
        active: 0 | 1;
        kind: 'articles' | 'catalogue' | 'certificates' | 'contact' | 'introduction' | 'numbers' | 'slider' | 'text';
        translations: Record<string, HomeSectionTranslationInput>;
      }
    >,
    Validated<
      InferType<typeof homeSectionInputSchema>,
      ValidatedHead & Texts & { active: number; kind: HomeSectionInput['kind'] }
    >,
    Same<PictureItemTranslation, Record<'text' | 'title', string>>,
    Same<PictureItemTranslationInput, Record<'text' | 'title', string>>,
    Same<
      PictureItemInput,
      Head & {
        active: 0 | 1;
        media_id: number;
        link_url: string | null;
        translations: Record<string, PictureItemTranslationInput>;
      }
    >,
    Validated<
      InferType<typeof pictureItemInputSchema>,
      ValidatedHead & Texts & { active: number; media_id: number; link_url: string | null }
    >,
    Same<RedirectInput, Head & Record<'source' | 'target', string>>,
    Validated<InferType<typeof redirectInputSchema>, ValidatedHead & Record<'source' | 'target', string>>,
    Validated<
      InferType<typeof socialLinkInputSchema>,
      ValidatedHead & Record<'name' | 'uri', string> & { icon_name?: string | undefined }
    >,
  ]
>;
