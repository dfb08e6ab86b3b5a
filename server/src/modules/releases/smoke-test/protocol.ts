import type { BootBlock } from 'shared-contracts/boot';
import type { RenderRequest } from 'shared-contracts/rendering';
import { array, object, string, type Schema } from 'yup';
import type { StoredRelease } from '../serving/registry.ts';

/** Input of one smoke test. */
export interface SmokeTestRun {
  shell: StoredRelease;
  remote: StoredRelease;
  /** Boot data as in a document that names the release; null if the live shell has no page for the test. */
  boot: BootBlock | null;
  /** Whether the release has a server bundle. */
  isRendered: boolean;
  /** The one page that is known where the client bundle cannot tell them; null: none. */
  firstPage: string | null;
  /** Paths that exist on the site; each must render a page. */
  addresses: readonly string[];
  request: Omit<RenderRequest, 'url'>;
}

/** A page with all files that it may load. */
export interface PageToStart {
  html: string;
  address: string;
  /** Path of the script that starts it. */
  script: string;
  /** Contents by path. */
  files: Readonly<Record<string, string>>;
}

export interface PageFailure {
  name: string;
  message: string;
  stack: string;
}

/** What the process of the page says; none of it is to be trusted. */
export type FromPage =
  { kind: 'ready' } | { kind: 'routes'; paths: string[] } | { kind: 'failed'; failure: PageFailure };

const MOST_PATHS = 500;
const text = string().defined();

const schemas: Readonly<Record<FromPage['kind'], Schema>> = {
  ready: object(),
  routes: object({ paths: array().of(text).required().max(MOST_PATHS) }),
  failed: object({ failure: object({ name: text, message: text, stack: text }).required() }),
};

/** What the page's process said, checked like anything from outside. Null: no message. */
export function pageMessage(said: unknown): FromPage | null {
  if (typeof said !== 'object' || said === null || !('kind' in said) || typeof said.kind !== 'string') return null;
  if (!Object.hasOwn(schemas, said.kind)) return null;
  const schema = schemas[said.kind as FromPage['kind']];
  return schema.isValidSync(said, { strict: true }) ? (said as FromPage) : null;
}
