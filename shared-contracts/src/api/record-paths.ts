/** API addresses that every kind of record has; part of `api`. */
export const recordApi = {
  adminHistory: '/api/admin/history',
  /** History of one record; the key is its id, or the name of a record that has none. */
  adminRecordHistory: (entity: string, record: number | string) => `/api/admin/history/${entity}/${record}` as const,
  /** Brings back the version before this one. */
  adminVersionUndo: (entity: string, record: number | string, number: number | string) =>
    `/api/admin/history/${entity}/${record}/${number}/undo` as const,
  /** Says that a form is open; the id is a UUID of the opened form. */
  adminPresence: (entity: string, record: number | string, id: string) =>
    `/api/admin/presence/${entity}/${record}/${id}` as const,
  adminPublication: '/api/admin/publication',
  /** What is saved and not published of one kind of record. */
  adminKindPublication: (entity: string) => `/api/admin/publication/${entity}` as const,
  /** Publication of one record. */
  adminRecordPublication: (entity: string, record: number | string) =>
    `/api/admin/publication/${entity}/${record}` as const,
  /** Takes a record, or some of its languages, off the site. */
  adminWithdrawal: (entity: string, record: number | string) =>
    `/api/admin/publication/${entity}/${record}/withdrawn` as const,
  /** A draft that staff have saved for a record, by the UUID that the browser has generated. */
  adminWorkingCopy: (entity: string, id: string) => `/api/admin/publication/${entity}/copies/${id}` as const,
  /** What publishing a draft would change in its record: `FieldChange`. */
  adminDraftChanges: (entity: string, id: string) => `/api/admin/publication/${entity}/copies/${id}/changes` as const,
  /** Sends a draft for review, or takes it back. */
  adminDraftReview: (entity: string, id: string) => `/api/admin/publication/${entity}/copies/${id}/review` as const,
  /** Returns a draft that waits for a review to its authors. */
  adminDraftReturn: (entity: string, id: string) => `/api/admin/publication/${entity}/copies/${id}/returned` as const,
  /** Drafts of all kinds that wait for a review, and those of the signed-in user that were returned: `ReviewRow`. */
  adminReviews: '/api/admin/reviews',
  /** A draft that was deleted: restores it, or deletes it for ever. */
  adminDiscardedCopy: (entity: string, id: string) => `/api/admin/publication/${entity}/discarded/${id}` as const,
  /** Deleted drafts of one record: `DiscardedCopy`. */
  adminDiscardedCopies: (entity: string, record: number | string) =>
    `/api/admin/publication/${entity}/${record}/discarded` as const,
  /** A scheduled publication, by the UUID that the browser has generated. */
  adminSchedule: (entity: string, id: string) => `/api/admin/publication/${entity}/schedules/${id}` as const,
  /** Changes several records of one kind, each for itself: `BulkResult`. */
  adminBulk: (entity: string) => `/api/admin/bulk/${entity}` as const,
  /** Finds a text in the records of all kinds: `SiteSearchPart`. */
  adminSiteSearch: '/api/admin/site-search',
  /** Replaces found texts, and lists what was replaced: `ReplacementRow`. */
  adminReplacements: '/api/admin/site-search/replacements',
  /** Takes a replacement back. */
  adminReplacementUndo: (id: string) => `/api/admin/site-search/replacements/${id}/undo` as const,
  /** The import of another site that is in progress, and earlier ones: `SiteImports`. */
  adminSiteImports: '/api/admin/site-imports',
  adminImportFiles: '/api/admin/site-imports/files',
  /** One uploaded file, to remove it. */
  adminImportFile: (id: number | string) => `/api/admin/site-imports/files/${id}` as const,
  /** Receives the parts of a file. */
  adminImportParts: (id: number | string) => `/api/admin/site-imports/files/${id}/parts` as const,
  adminImportActions: '/api/admin/site-imports/actions',
  /** The items of an import: `ImportReportItem`. */
  adminImportReport: (id: number | string) => `/api/admin/site-imports/reports/${id}` as const,
  adminTrash: '/api/admin/trash',
  adminTrashKinds: '/api/admin/trash/kinds',
  /** Restores records of one kind. */
  adminTrashRestore: '/api/admin/trash/restore',
  /** Deletes everything in the trash that the user may delete. */
  adminTrashAll: '/api/admin/trash/all',
} as const;
