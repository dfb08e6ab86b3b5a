import { array, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { rights, type Right, type RoleGroup } from '../rules/rights.ts';
import { invalid, positiveInteger, writtenSchema } from '../rules/validation.ts';

/** Row of `GET /api/admin/roles`, and `data` of the requests that create or update a role. */
export interface RoleRecord {
  role: RoleGroup;
  /** Id of a custom role; 0 for a fixed one, which cannot be changed. */
  id: number;
  name: string;
  rights: Right[];
  /** Number of users with this role, disabled ones included. */
  users: number;
  /** Whether the signed-in user may give this role to others. */
  assignable: boolean;
  /** Whether the signed-in user may change this role. */
  editable: boolean;
  version: number;
  updated_at: string;
}

/** `data` of `GET /api/admin/role/groups`: the names of all roles by key, those of custom roles too. */
export type RoleLabels = Readonly<Record<string, string>>;

/** `form_data` of the requests that create or update a role. The server adds the rights that every role has. */
export const roleInputSchema = object({
  version: positiveInteger(),
  name: writtenSchema({ min: limits.personName.min, max: limits.roleName.max }),
  rights: array(string<Right>().oneOf(rights, invalid.choice).required(invalid.choice)).required(invalid.required),
});

/** Validated `form_data` of a role; see `roleInputSchema`. */
export type RoleInput = InferType<typeof roleInputSchema>;
