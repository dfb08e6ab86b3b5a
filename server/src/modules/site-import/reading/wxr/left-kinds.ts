/** What items of WordPress are that have no place on this site, by their type. */
const kinds: Readonly<Record<string, string>> = {
  revision: 'eski sürüm; yalnızca son hâl aktarılır',
  custom_css: 'temanın CSS kodu; görünüm bu sitede ayarlardan gelir',
  customize_changeset: 'temanın kaydedilmiş ayarı; görünüm bu sitede ayarlardan gelir',
  oembed_cache: 'gömülü içeriğin önbelleği; içerik kendi yazısıyla gelir',
  user_request: 'kişisel veri başvurusu; bu sitede Gizlilik ekranında tutulur',
  wp_template: 'tema şablonu; görünüm bu sitede ayarlardan gelir',
  wp_template_part: 'tema parçası; görünüm bu sitede ayarlardan gelir',
  wp_global_styles: 'tema biçemi; görünüm bu sitede ayarlardan gelir',
  wp_font_family: 'yazı tipi; görünüm bu sitede ayarlardan gelir',
  wp_font_face: 'yazı tipi dosyası; görünüm bu sitede ayarlardan gelir',
  product_variation: 'ürün seçeneği; bu sitede ürünlerin seçenekleri yok, ürün metnine eklenebilir',
  shop_order: 'sipariş; bu sitede satış yok',
  shop_order_refund: 'iade; bu sitede satış yok',
  shop_coupon: 'kupon; bu sitede satış yok',
  wpcf7_contact_form: 'iletişim formu; bu sitenin kendi formları var',
  wpforms: 'form; bu sitenin kendi formları var',
  'acf-field': 'eklenti alanı; karşılığı yok',
  'acf-field-group': 'eklenti alanı; karşılığı yok',
  elementor_library: 'sayfa düzenleyici şablonu; karşılığı yok',
};

/** Returns why items of this type are not taken. */
export function reasonForKind(type: string): string {
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? '') : `“${type}” türündeki içeriğin bu sitede karşılığı yok`;
}

/** Terms that sort items and become nothing here, by their taxonomy. */
const taxonomies: Readonly<Record<string, string>> = {
  post_tag: 'etiket; bu sitede yazıların etiketi yok',
  product_tag: 'ürün etiketi; bu sitede ürünlerin etiketi yok',
  post_format: 'yazı biçimi; yazı olağan biçimde gösterilir',
  product_type: 'ürün türü; karşılığı yok',
  product_visibility: 'ürün görünürlüğü; karşılığı yok',
  product_shipping_class: 'gönderim sınıfı; bu sitede satış yok',
};

/** Taxonomies that say something of an item which is read elsewhere. */
const silent: ReadonlySet<string> = new Set([
  'nav_menu',
  'language',
  'post_translations',
  'term_language',
  'term_translations',
  'translation_priority',
  'wp_theme',
  'product_type',
  'product_visibility',
]);

/** Returns why a term is not taken; null for one whose meaning is read elsewhere. */
export function reasonForTaxonomy(taxonomy: string): string | null {
  if (silent.has(taxonomy)) return null;
  if (taxonomy.startsWith('pa_')) return null;
  return taxonomies[taxonomy] ?? `“${taxonomy}” sınıflamasının bu sitede karşılığı yok`;
}
