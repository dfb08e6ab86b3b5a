/** Values of a record in the shape of its request body, or of its form. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** Converts the values of one form to the next one; values that were not stored are missing. */
export type ValueUpgrade = (values: RecordValues) => RecordValues;

/**
 * Conversions of stored values, by the number of the form that they produce: 2 for the first one. Additional fields need
 * none, because an unsent field is empty.
 */
export type Upgrades = Readonly<Record<number, ValueUpgrade>>;

/** Entry of stored values with the number of their form; values of the first form have none. */
const FORM_ENTRY = '$form';

/** Returns the number of the form that records have now. */
export function currentForm(upgrades: Upgrades = {}): number {
  return Math.max(1, ...Object.keys(upgrades).map(Number));
}

/** Adds the number of the present form to values that are stored. */
export function stampForm<V extends object>(values: V, upgrades: Upgrades = {}): V {
  const form = currentForm(upgrades);
  return form === 1 ? values : { ...values, [FORM_ENTRY]: form };
}

/**
 * Converts stored values to the present form.
 * @param values - as they were stored; a form and a request body have the same names of fields
 * @param upgrades - conversions of the kind
 * @param storedForm - number of the form, if it is stored elsewhere; by default that of `stampForm`
 * @example
 * ```ts
 * // `summary` was renamed to `lead` in the second form.
 * upgradeValues({ summary: 'Özet' }, { 2: ({ summary, ...values }) => ({ ...values, lead: summary }) }); // { lead: 'Özet' }
 * ```
 */
export function upgradeValues(values: RecordValues, upgrades: Upgrades = {}, storedForm?: number): RecordValues {
  const { [FORM_ENTRY]: stamped, ...stored } = values;
  const from = storedForm ?? (typeof stamped === 'number' ? stamped : 1);
  const steps = Object.keys(upgrades)
    .map(Number)
    .filter((form) => form > from)
    .toSorted((one, other) => one - other);
  return steps.reduce<RecordValues>((converted, form) => upgrades[form]?.(converted) ?? converted, stored);
}
