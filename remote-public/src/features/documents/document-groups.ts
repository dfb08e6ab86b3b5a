import { documentGroups, type DocumentGroup, type SiteDocument } from '@vitrin/shared-contracts/documents';

/** Documents under one heading. */
export interface GroupedDocuments {
  /** Null for documents without a group. */
  group: DocumentGroup | null;
  documents: SiteDocument[];
}

/** Returns the documents by group, in the order of the groups; those without one come last. */
export function groupDocuments(documents: readonly SiteDocument[]): GroupedDocuments[] {
  const byGroup = Map.groupBy(documents, ({ category }) => category);
  return [...documentGroups, null].flatMap((group) => {
    const found = byGroup.get(group) ?? [];
    return found.length > 0 ? [{ group, documents: found }] : [];
  });
}
