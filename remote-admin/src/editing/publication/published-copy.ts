import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';

/** Form fields that name the working copy which a request publishes. */
export interface PublishedCopy {
  working_copy?: string;
  /** Revision that the form shows: a newer one of a colleague is not published unseen. */
  working_copy_rev?: string;
  /** A part is published; the rest stays the draft of the record. */
  working_copy_rest?: 'true';
}

/** Returns the fields for a draft that is published as the form shows it. */
export function publishedCopy({ id, rev }: Pick<WorkingCopyRow, 'id' | 'rev'>): PublishedCopy {
  return { working_copy: id, working_copy_rev: String(rev) };
}
