/**
 * Declarations of 1.0 that are inferred from the declaration of a record since 1.1 (`shared-contracts/src/records`). Their
 * text says nothing about the difference, so the compiler compares them: `api/promised-types.test-d.ts`. A later
 * version is compared with the declarations of the records themselves.
 */
const inferredTypes: Readonly<Record<string, readonly string[]>> = {
  articles: ['ArticleInput', 'ArticleTranslation', 'ArticleTranslationInput', 'articleInputSchema'],
  catalogue: [
    'CategoryInput',
    'CategoryTranslation',
    'CategoryTranslationInput',
    'MainCategoryInput',
    'ProductInput',
    'ProductTranslation',
    'ProductTranslationInput',
    'categoryInputSchema',
    'mainCategoryInputSchema',
    'productInputSchema',
  ],
  'contact-information': ['contactItemInputSchema'],
  contracts: ['ContractInput', 'ContractTranslation', 'ContractTranslationInput', 'contractInputSchema'],
  'home-sections': [
    'HomeSectionInput',
    'HomeSectionTranslation',
    'HomeSectionTranslationInput',
    'homeSectionInputSchema',
  ],
  'picture-items': [
    'PictureItemInput',
    'PictureItemTranslation',
    'PictureItemTranslationInput',
    'pictureItemInputSchema',
  ],
  redirects: ['RedirectInput', 'redirectInputSchema'],
  'social-media': ['socialLinkInputSchema'],
};

/** Reports whether a declaration is inferred, while its text in the older surface is not. */
export function isInferred(part: string, name: string, older: string, newer: string): boolean {
  const isListed = inferredTypes[part]?.includes(name) ?? false;
  return isListed && INFERRING.test(newer) && !INFERRING.test(older);
}

const INFERRING = /\b(?:PromisedInput|RecordDefinition|RecordInput|StoredTexts|TextValues)\b/;
