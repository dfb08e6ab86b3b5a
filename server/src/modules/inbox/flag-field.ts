import type { FormFields } from '../../platform/http/form-fields.ts';
import { problems } from '../../platform/http/problem.ts';

/** Returns the value of a 0/1 field; `otherwise` when it is absent. Throws a 400 problem for other values. */
export function flagOf(fields: FormFields, name: string, fallback: 0 | 1): 0 | 1 {
  const flag = fields.get(name) ?? fallback;
  if (flag !== '0' && flag !== '1' && flag !== 0 && flag !== 1)
    throw problems.malformed(`${name} 0 ya da 1 olmalıdır.`);
  return Number(flag) === 0 ? 0 : 1;
}
