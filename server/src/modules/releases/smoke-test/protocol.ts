import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { RenderRequest, TestedSection } from '@vitrin/shared-contracts/rendering';
import { array, object, string, type Schema } from 'yup';
import type { StoredRelease } from '../../../releases/serving/registry.ts';

/** Input of one smoke test. */
export interface SmokeTestRun {
  shell: StoredRelease;
  remote: StoredRelease;
  /** Boot data as in a document that names the release; null if the live shell has no page for the test. */
  boot: BootBlock | null;
  /** Whether the release has a server bundle. */
  hasServerBundle: boolean;
  /**
   * The path to render when the live shell has no test page, so that the client bundle cannot list its routes; null if
   * there is none.
   */
  firstPage: string | null;
  /** Paths that exist on the site; each must render a page. */
  addresses: readonly string[];
  /** First path segment of an additional remote: its release must have a page there. */
  segment: string | null;
  request: Omit<RenderRequest, 'url'>;
}

/** A page with all files that it may load. */
export interface PageToStart {
  html: string;
  address: string;
  /**
   * Path of the script that returns the routes, or that hydrates these sections of the remote; or the event by which a document
   * that starts by itself says that it is ready.
   */
  start: { script: string; sections?: readonly TestedSection[] } | { readyEvent: string };
  /** Contents by path. */
  files: Readonly<Record<string, string>>;
}

export interface PageFailure {
  name: string;
  message: string;
  stack: string;
}

/** Messages from the process of the page; untrusted. */
export type PageMessage =
  | { kind: 'ready' }
  | { kind: 'routes'; paths: string[] }
  | { kind: 'failed'; failure: PageFailure };

const MAX_PATHS = 500;
const text = string().defined();

const schemas: Readonly<Record<PageMessage['kind'], Schema>> = {
  ready: object(),
  routes: object({ paths: array().of(text).required().max(MAX_PATHS) }),
  failed: object({ failure: object({ name: text, message: text, stack: text }).required() }),
};

/**
 * Validates a message from the process of the page like any external input. Returns null if it is not a valid message.
 */
export function parsePageMessage(said: unknown): PageMessage | null {
  if (typeof said !== 'object' || said === null || !('kind' in said) || typeof said.kind !== 'string') return null;
  if (!Object.hasOwn(schemas, said.kind)) return null;
  const schema = schemas[said.kind as PageMessage['kind']];
  return schema.isValidSync(said, { strict: true }) ? (said as PageMessage) : null;
}
