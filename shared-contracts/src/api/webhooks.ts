import { array, number, object, string, type InferType } from 'yup';
import { recordModuleLabels } from '../modules/record-modules.ts';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid, positiveInteger } from '../rules/validation.ts';

/**
 * What webhooks report, with labels for the panel. A kind of record includes its events `<kind>.published`, `.updated`,
 * `.withdrawn` and `.trashed`.
 */
export const webhookSubjects = {
  article: 'Makaleler',
  product: 'Ürünler',
  category: 'Kategoriler',
  'main-category': 'Ana kategoriler',
  'page-sections': 'Anasayfa ve biyografi bölümleri',
  'site-page': 'Sayfalar',
  announcement: 'Duyurular',
  project: 'Projeler',
  person: 'Ekip',
  opening: 'İş ilanları',
  document: 'Dokümanlar',
  'article-category': 'Makale kategorileri',
  'home-section': 'Anasayfa bölümleri',
  slider: 'Slider',
  certificate: 'Sertifikalar',
  contract: 'Sözleşmeler',
  'page-contents': 'Sayfa içerikleri',
  'page-header': 'Sayfaların üstü',
  menu: 'Menüler',
  'page-meta': 'Sayfa başlıkları',
  'contact-information': 'Şirket bilgileri',
  'company-facts': 'Yasal bilgiler',
  'social-media': 'Sosyal medya',
  branding: 'Görünüm',
  'site-settings': 'Entegrasyonlar',
  language: 'Diller',
  redirect: 'Yönlendirmeler',
  ...recordModuleLabels,
  message: 'Yeni ileti geldi',
  release: 'Sürüm canlıya alındı',
} as const;

/** Subject that a webhook may subscribe to. */
export type WebhookSubject = keyof typeof webhookSubjects;

const subjects = Object.keys(webhookSubjects) as WebhookSubject[];

/** `form_data` of the writes of webhooks. */
export const webhookInputSchema = object({
  name: titleSchema,
  url: string()
    .trim()
    .required(invalid.required)
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .test('url', invalid.https, (value) => isWebhookAddress(value)),
  events: array()
    .of(string<WebhookSubject>().oneOf(subjects).required())
    .min(1, invalid.required)
    .required(invalid.required),
  active: number<0 | 1>().oneOf([0, 1]).default(1),
  /** Version for optimistic locking; missing for a new webhook. */
  version: positiveInteger(),
});

/** Reports whether an address can be one of a webhook; the server rejects http unless it is set up for a private network. */
function isWebhookAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** Validated fields of a webhook; see `webhookInputSchema`. */
export type WebhookInput = InferType<typeof webhookInputSchema>;

/** Row of `GET /api/admin/webhooks`. */
export interface WebhookRow {
  id: number;
  name: string;
  url: string;
  events: WebhookSubject[];
  active: 0 | 1;
  /** Time when it was switched off because its deliveries failed; null if staff decided or it is active. */
  stopped_at: string | null;
  version: number;
  updated_at: string;
  /** False if the user who made it is disabled; missing in responses of older servers. */
  creator_active?: boolean;
}

/** `data` of the creation of a webhook. `secret` is null for a repeated request. */
export interface NewWebhook {
  webhook: WebhookRow;
  secret: string | null;
}

/** Labels of the states of a delivery. */
export const deliveryStateLabels = {
  queued: 'Sırada',
  sending: 'Gönderiliyor',
  sent: 'Ulaştı',
  failed: 'Ulaşmadı',
} as const;

/** State of a delivery. */
export type DeliveryState = keyof typeof deliveryStateLabels;

/** Row of `GET /api/admin/webhooks/deliveries`: one event for one webhook. */
export interface DeliveryRow {
  id: number;
  webhook_id: number;
  webhook_name: string;
  event: string;
  state: DeliveryState;
  attempts: number;
  created_at: string;
  /** Time of the last attempt. */
  tried_at: string | null;
  next_try_at: string | null;
  /** HTTP status of the last answer; null without one. */
  status: number | null;
  duration_ms: number | null;
  /** Start of the last answer, or the reason why there was none. */
  answer: string;
}
