import { createContext, type ReactNode } from 'react';

/** What is shown below the message that a record does not exist; provided by the frame, which knows all forms. */
export const MissingRecordContext = createContext<ReactNode>(null);
