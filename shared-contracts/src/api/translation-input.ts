import { object, string } from 'yup';

/** `form_data` of the request that confirms that a translation fits its source. */
export const confirmedTranslationSchema = object({
  /** `source` of the `TranslationDetail` that was shown. */
  source: string()
    .required()
    .matches(/^[0-9a-f]{64}$/),
});
