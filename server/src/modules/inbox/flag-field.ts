import type { FormFields } from '../../platform/http/form-fields.ts';
import { problems } from '../../platform/http/problem.ts';

/** A field that says 0 or 1; `otherwise` where it is left out. */
export function flagOf(fields: FormFields, name: string, otherwise: 0 | 1): 0 | 1 {
  const flag = fields.get(name) ?? otherwise;
  if (flag !== '0' && flag !== '1' && flag !== 0 && flag !== 1)
    throw problems.malformed(`${name} 0 ya da 1 olmalıdır.`);
  return Number(flag) === 0 ? 0 : 1;
}
