import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

type ListGroup = 'products' | 'company' | 'projects' | 'people' | 'openings' | 'documents';
type FormGroup = 'contact' | 'toasts' | 'validation' | 'consent' | 'newsletter';

/** Static texts of lists of records and of their pages. */
export type ListTexts = Pick<StaticTexts, ListGroup>;
/** Static texts of what visitors fill in and answer. */
export type FormTexts = Pick<StaticTexts, FormGroup>;
/** The other static texts: of the layout and of the pages. */
export type PageTexts = Omit<StaticTexts, ListGroup | FormGroup>;
