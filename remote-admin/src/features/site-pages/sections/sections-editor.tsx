import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useFormikContext } from 'formik';
import { lazy, Suspense, use, useMemo, useState } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { EditedPage } from '@vitrin/shared-contracts/sections/define-section';
import { placedName } from '@vitrin/shared-contracts/sections/placed-sections';
import { sectionLimits, type StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { editedPartAttribute } from '../../../editing/content-preview/edited-part.ts';
import { usePreviewPress } from '../../../editing/content-preview/preview-press.ts';
import { useFieldErrors } from '../../../editing/form/field-errors.ts';
import { FieldPlaceContext } from '../../../editing/form/use-form-field.ts';
import { SortableList } from '../../../ui/list/sortable-list.tsx';
import { useSingleKeyShortcuts } from '../../../ui/shortcuts/use-single-key-shortcuts.ts';
import { SampleSections, useSampleSections, type RecordKey } from '../samples.ts';
import { withTemplate } from '../templates/apply-template.ts';
import { EmptyPage } from '../templates/empty-page.tsx';
import { InsertHere } from './insert-here.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { UnreadDeclarations } from './missing-definition.tsx';
import { PlaceableContext, usePlaceableRemotes } from './placeable-sections.ts';
import { SectionCard } from './section-card.tsx';
import { useTaking } from './other-page/use-taking.tsx';
import type { SectionValues } from './section-edits.ts';
import { kindLabel, textOfSection } from './section-names.ts';
import { sectionFieldPlaces } from './section-paths.ts';
import { SectionPictures } from './section-pictures.tsx';
import styles from './sections.module.css';
import { useOpenCards } from './use-open-cards.ts';
import { focusCard, sectionsHeading, useSections } from './use-sections.ts';

const SectionChooser = lazy(async () => ({ default: (await import('./section-chooser.dialog.tsx')).SectionChooser }));

interface SectionsEditorProps {
  languages: readonly LanguageInfo[];
  shown: readonly [lang: string, show: (lang: string) => void];
  /** Pictures of the sections that the page was read with. */
  pictures: readonly Picture[];
  /** Which page is edited: some kinds of sections belong to one page only. */
  page?: EditedPage;
  /** The record that is edited; undefined for a new one. */
  edited?: RecordKey | undefined;
}

/** The sections of a page in their order. */
export function SectionsEditor({ languages, shown, pictures, page = 'site-page', edited }: SectionsEditorProps) {
  const { sections } = useFormikContext<SectionValues>().values;
  const places = useMemo(() => sectionFieldPlaces(sections), [sections]);
  const samples = useSampleSections(edited);
  const placeable = usePlaceableRemotes({ enabled: sections.some((section) => placedName(section) !== null) });
  return (
    <section className={styles.editor} aria-labelledby={sectionsHeading}>
      <div className={styles.heading}>
        <h2 id={sectionsHeading} tabIndex={-1}>
          Bölümler
        </h2>
        <LanguageChoice languages={languages} shown={shown} />
      </div>
      <FieldPlaceContext value={places}>
        <SectionPictures pictures={pictures}>
          <SampleSections value={samples}>
            <PlaceableContext value={placeable}>
              <SectionList languages={languages} lang={shown[0]} page={page} />
            </PlaceableContext>
          </SampleSections>
        </SectionPictures>
      </FieldPlaceContext>
    </section>
  );
}

/** Message about all sections, or about all their texts. */
function Problem({ id, message }: { id: string; message: string | undefined }) {
  return message === undefined ? null : (
    <p id={id} tabIndex={-1} className={styles.problem}>
      {message}
    </p>
  );
}

const emptyTexts: Readonly<Record<Exclude<EditedPage, 'site-page'>, string>> = {
  home: 'Anasayfada henüz bölüm yok; ziyaretçiler şirketin adını ve iletişim düğmesini görür.',
  biography: 'Biyografi metninin altında bölüm yok. Rakamlar, sertifikalar ya da bir iletişim şeridi ekleyebilirsiniz.',
};

interface SectionListProps {
  languages: readonly LanguageInfo[];
  /** Language whose texts are shown. */
  lang: string;
  page: EditedPage;
}

function SectionList({ languages, lang, page }: SectionListProps) {
  const { values } = useFormikContext<SectionValues>();
  const { errors } = useFieldErrors();
  const { sections } = values;
  const cards = useOpenCards();
  const placeable = use(PlaceableContext);
  const nameOf = (section: StoredSection) =>
    textOfSection(section, lang, values, placeable) || kindLabel(section, placeable);
  const { actions, announced, apply, focus, takeOut } = useSections((id) => {
    const section = sections.find((each) => each.id === id);
    return section ? nameOf(section) : '';
  }, cards.open);
  /** Place of the section that is chosen; null while the chooser is closed. */
  const [place, setPlace] = useState<number | null>(null);
  const taking = useTaking({ languages, nameOf, takeOut });
  usePreviewPress((id) => {
    if (!sections.some((section) => section.id === id)) return false;
    cards.open(id);
    focusCard(id);
    return true;
  });
  const isFull = sections.length >= sectionLimits.sections;
  const addAtEnd = () => setPlace(sections.length);
  // On a long page the button is a hundred presses of Tab away.
  useSingleKeyShortcuts(isFull ? {} : { b: addAtEnd });
  return (
    <>
      {['sections', `translations.${lang}.texts`].map((name) => (
        <Problem key={name} id={name} message={errors[name]} />
      ))}
      <UnreadDeclarations />
      {sections.length === 0 && page !== 'site-page' ? <p className={styles.sentence}>{emptyTexts[page]}</p> : null}
      {sections.length === 0 && page === 'site-page' ? (
        <EmptyPage
          onChoose={(template) => {
            apply((before) => withTemplate(before, template, languages[0]?.abbr ?? ''));
            focus(sectionsHeading);
          }}
        />
      ) : null}
      <SortableList
        items={sections}
        label="Sayfanın bölümleri"
        nameOf={nameOf}
        movable={sections.length > 1}
        onMove={actions.move}
        renderRow={(section, index, drag) => (
          <li ref={drag.row} className={styles.row} {...{ [editedPartAttribute]: section.id }}>
            {isFull ? null : <InsertHere before={nameOf(section)} onPress={() => setPlace(index)} />}
            <SectionCard
              {...{ section, lang, values, drag, index, cards, actions, isFull }}
              name={nameOf(section)}
              isTranslated={languages.length > 1}
              onTake={(mode) => taking.take(section.id, mode)}
              count={sections.length}
            />
          </li>
        )}
      />
      <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} disabled={isFull} onClick={addAtEnd}>
        {isFull ? `En çok ${sectionLimits.sections} bölüm` : 'Bölüm ekle'}
      </Button>
      <p className={styles.announced} role="status">
        {announced}
      </p>
      <Suspense fallback={null}>
        {place === null ? null : (
          <SectionChooser
            page={page}
            onClose={() => setPlace(null)}
            onChoose={(section) => {
              setPlace(null);
              actions.add(section, place);
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>{taking.dialog}</Suspense>
    </>
  );
}
