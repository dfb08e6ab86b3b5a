import { useFormikContext } from 'formik';
import { lazy, useState, type ReactNode } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { wholeSection, type SectionValues } from '../section-edits.ts';
import type { TakeMode } from './use-take-section.ts';

const TakeSectionDialog = lazy(async () => ({
  default: (await import('./take-section.dialog.tsx')).TakeSectionDialog,
}));

interface TakingOptions {
  languages: readonly LanguageInfo[];
  /** Returns what a section is called. */
  nameOf: (section: StoredSection) => string;
  /** Removes a section from the form and returns the function that puts it back. */
  takeOut: (id: string) => (() => boolean) | null;
}

/** Returns the function that asks to which page a section is taken, and the dialog that asks; null while it is closed. */
export function useTaking({ languages, nameOf, takeOut }: TakingOptions) {
  const { values } = useFormikContext<SectionValues>();
  const [taken, setTaken] = useState<{ id: string; mode: TakeMode } | null>(null);
  const section = taken && wholeSection(values, taken.id);
  const dialog: ReactNode =
    taken && section ? (
      <TakeSectionDialog
        mode={taken.mode}
        section={section}
        name={nameOf(section.section)}
        languages={languages}
        takeOut={() => takeOut(taken.id)}
        onClose={() => setTaken(null)}
      />
    ) : null;
  return { take: (id: string, mode: TakeMode) => setTaken({ id, mode }), dialog };
}
