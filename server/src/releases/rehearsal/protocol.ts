import type { BootBlock } from 'shared-contracts/boot';
import type { Answered } from 'shared-contracts/remote-app';
import type { RenderRequest } from 'shared-contracts/rendering';
import type { StoredRelease } from '../registry.ts';

/** What the rehearsing process is told. */
export interface Rehearsal {
  shell: StoredRelease;
  remote: StoredRelease;
  /** As in a document that names the release; null where the live shell has no rehearsal of its own. */
  boot: BootBlock | null;
  /** Whether the release has a server half. */
  isRendered: boolean;
  /** The one page that is known where the browser half cannot tell them; null: none. */
  firstPage: string | null;
  request: Omit<RenderRequest, 'url'>;
}

export type ToRehearsal =
  | { kind: 'begin'; rehearsal: Rehearsal }
  | { kind: 'answer'; read: number; answer: Answered<unknown> }
  | { kind: 'failed'; read: number; status: number; message: string };

export type FromRehearsal =
  | { kind: 'ready' }
  | { kind: 'read'; read: number; path: string; params: Record<string, string> }
  | { kind: 'sound' }
  | { kind: 'refused'; reason: string };
