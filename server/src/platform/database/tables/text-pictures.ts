/** A picture that stands in the text of a translation. */
interface TextPicturesTable {
  owner_id: number;
  lang: string;
  /** Of a picture that the library may or may not have. */
  hash: string;
}

export interface TextPicturesTables {
  article_text_pictures: TextPicturesTable;
  contract_text_pictures: TextPicturesTable;
  product_text_pictures: TextPicturesTable;
}
