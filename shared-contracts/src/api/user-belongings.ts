import { object, string, type InferType } from 'yup';
import { invalid } from '../rules/validation.ts';

/** What goes on without the user who made it, with its label in the panel. */
export const belongingLabels = {
  schedules: 'Zamanlanmış yayınlar',
  'preview-links': 'Önizleme bağlantıları',
  'release-links': 'Sürüm bağlantıları',
  'api-keys': 'API anahtarları',
  'publish-keys': 'Yayın anahtarları',
  pipelines: 'Güvenilen yayın hatları',
  webhooks: 'Web kancaları',
} as const;

/** Name of a kind in `belongingLabels`. */
export type BelongingKind = keyof typeof belongingLabels;

/** What can be decided about the belongings of a user who is disabled. */
export const belongingChoiceLabels = { end: 'Sona erdir', 'take-over': 'Devral', keep: 'Olduğu gibi bırak' } as const;

/** Name of a choice in `belongingChoiceLabels`. */
export type BelongingChoice = keyof typeof belongingChoiceLabels;

/** One of the belongings. */
export interface Belonging {
  id: string;
  title: string;
  /** Whether the signed-in user has the rights to take it over. */
  can_take_over: boolean;
}

/** Row of `GET /api/admin/users/{id}/belongings`: what of one kind a user has; kinds without any are missing. */
export interface UserBelongings {
  kind: BelongingKind;
  items: Belonging[];
}

const choice = () =>
  string()
    .oneOf(['end', 'take-over', 'keep'] as const, invalid.choice)
    .default('keep');

/** Field `belongings` of the request that disables a user: what happens to each kind; what is not named is kept. */
export const belongingChoicesSchema = object({
  schedules: choice(),
  'preview-links': choice(),
  'release-links': choice(),
  'api-keys': choice(),
  'publish-keys': choice(),
  pipelines: choice(),
  webhooks: choice(),
} satisfies Record<BelongingKind, unknown>);

/** Validated choices; see `belongingChoicesSchema`. */
export type BelongingChoices = InferType<typeof belongingChoicesSchema>;
