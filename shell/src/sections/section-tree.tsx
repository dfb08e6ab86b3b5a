import { StrictMode, type ReactNode } from 'react';
import type { AnySection, RemoteSections, SectionPlace, SectionProps } from '@vitrin/shared-contracts/remote-sections';
import type { SectionDeclaration } from '@vitrin/shared-contracts/section-declaration';

/** A section whose values and data fit, because both come from its own release. */
export interface CallableSection {
  load?(values: Record<string, unknown>, context: Parameters<NonNullable<AnySection['load']>>[1]): Promise<unknown>;
  view(): Promise<SectionView>;
}

/** Component of a section. */
export type SectionView = (props: SectionProps<SectionDeclaration, unknown>) => ReactNode;

interface SectionTreeProps {
  View: SectionView;
  values: Record<string, unknown>;
  data: unknown;
  section: SectionPlace;
}

/** Everything in the root of a section: the same on the server and in the browser, so that ids and markup are equal. */
export function SectionTree({ View, values, data, section }: SectionTreeProps): ReactNode {
  return (
    <StrictMode>
      <View values={values} data={data} section={section} />
    </StrictMode>
  );
}

/** Returns what `useId` begins with in a section, so that no two roots of a document have an id in common. */
export function sectionIdPrefix(id: string): string {
  return `${id}-`;
}

/** Returns the section with this name; throws when the remote has none. */
export function sectionNamed(sections: RemoteSections['sections'], name: string): CallableSection {
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (section === undefined) throw new Error(`The remote has no section ${name}`);
  return section as CallableSection;
}
