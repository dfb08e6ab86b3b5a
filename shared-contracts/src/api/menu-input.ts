import { array, boolean, lazy, mixed, number, object, string, type Schema } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';
import { menuLabelLength, menuPlaces, menuRoutes, menuSizes, type MenuEntry, type MenuPlace } from './menus.ts';

/** A path of the site, another site, an e-mail address or a telephone number. */
const addressPattern =
  /^(?:\/(?![/\\])\S*|https:\/\/[^\s/@?#]+(?:[/?#]\S*)?|mailto:[^\s@?]+@[^\s@?]+|tel:\+?[\d()-]{3,30}(?:;ext=\d{1,6})?)$/;
const idPattern = /^[\w-]{1,40}$/;

const id = () => string().required(invalid.required).max(limits.code, invalid.value).matches(idPattern, invalid.value);
const type = <T extends string>(name: T) => string().oneOf([name]).required();

const targets: Readonly<Record<string, Schema>> = {
  route: object({
    type: type('route'),
    route: string().oneOf(menuRoutes, invalid.choice).required(invalid.required),
  }),
  record: object({
    type: type('record'),
    entity: string()
      .required(invalid.required)
      .matches(/^[a-z-]{1,40}$/, invalid.choice),
    id: number().integer(invalid.choice).min(1, invalid.choice).required(invalid.required),
  }),
  address: object({
    type: type('address'),
    address: string()
      .trim()
      .required(invalid.required)
      .max(limits.address.max, invalid.tooLong(limits.address.max))
      .matches(addressPattern, { message: invalid.menuAddress, excludeEmptyString: true }),
  }),
  contracts: object({ type: type('contracts') }),
  group: object({ type: type('group') }),
};

const unknownTarget = object({ type: string().oneOf(Object.keys(targets), invalid.choice).required(invalid.required) });

/** The schema of a target follows from its type. */
const target = () =>
  lazy((value: unknown) => targets[String((Object(value) as { type?: unknown }).type)] ?? unknownTarget);

const entry = () =>
  object({
    id: id(),
    parent: string().nullable().default(null).max(limits.code, invalid.value).matches(idPattern, invalid.value),
    target: target(),
    off: boolean().default(false),
  });

/** Labels by the id of their entry. */
const labels = () =>
  lazy((value: unknown) => {
    const keys = Object.keys(Object(value) as object).filter((key) => idPattern.test(key));
    const label = string().trim().max(menuLabelLength, invalid.tooLong(menuLabelLength)).default('');
    return object(Object.fromEntries(keys.map((key) => [key, label])));
  });

const translations = () =>
  lazy((value: unknown) => {
    const languages = Object.entries(Object(value) as Record<string, unknown>);
    const texts = languages.map(([abbr, text]) => [
      abbr,
      text === null ? mixed().nullable() : object({ labels: labels() }),
    ]);
    return object(Object.fromEntries(texts) as Record<string, Schema>);
  });

function isSmall(entries: readonly unknown[] | undefined, place: MenuPlace | undefined): boolean {
  return place === undefined || (entries ?? []).length <= (menuSizes[place] ?? 0);
}

/** Validated `form_data` of the request that saves a menu; see `menuInputSchema`. */
export interface MenuInput {
  place: MenuPlace;
  version: number;
  entries: MenuEntry[];
  /** Only the languages that change. */
  translations: Record<string, { labels: Record<string, string> } | null>;
}

/** `form_data` of `POST /api/admin/menus` with `_method` PUT: a whole menu, and the labels of the languages that change. */
export const menuInputSchema = object({
  place: string().oneOf(menuPlaces, invalid.choice).required(invalid.required),
  /** Version for optimistic locking; 0 before the first save. */
  version: number().integer().min(0).required(invalid.required),
  entries: array()
    .of(entry())
    .required(invalid.required)
    .max(menuSizes.header, invalid.tooMany(menuSizes.header))
    .test('size', (entries, { parent, createError }) => {
      const { place } = parent as { place?: MenuPlace };
      return isSmall(entries, place) || createError({ message: invalid.tooMany(menuSizes[place ?? 'header']) });
    })
    .test('unique', invalid.value, (entries) => new Set(entries.map((each) => each.id)).size === entries.length),
  translations: translations(),
}) as unknown as Schema<MenuInput>;
