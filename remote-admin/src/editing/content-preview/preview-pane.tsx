import { Button, Loader, Modal, Portal, SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useState } from 'react';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import {
  contentPreviewPaths,
  previewLanguageParam,
  previewPageParam,
  previewPages,
} from '@vitrin/shared-contracts/paths';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMayPublish } from '../publication/use-may-publish.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './content-preview.module.css';
import type { PreviewSource } from './content-preview.api.ts';
import type { EditedPart } from './edited-part.ts';
import { PreviewFrames, type LoadedKind } from './preview-frames.tsx';
import { useHandledPress } from './preview-press.ts';
import { useStoredPreview, type StoredPreview } from './use-stored-preview.ts';

const PreviewLinks = lazy(async () => ({ default: (await import('./preview-links.tsx')).PreviewLinks }));

/** Widths of the page in CSS pixels. */
const widths = [
  { value: '390', label: 'Telefon' },
  { value: '768', label: 'Tablet' },
  { value: '1280', label: 'Masaüstü' },
];
/** Below this width there is no room beside the form. */
const BESIDE = '(min-width: 1181px)';

interface PreviewPaneProps extends PreviewSource {
  /** Part of the page that is edited. */
  part: EditedPart;
  onClose: () => void;
}

/** The preview beside the form, or over it where there is no room. */
export function PreviewPane({ onClose, ...source }: PreviewPaneProps) {
  const isBeside = useMediaQuery(BESIDE, undefined, { getInitialValueInEffect: false });
  if (!isBeside) return <PreviewDialog {...source} onClose={onClose} />;
  return (
    <Portal>
      <aside className={styles.pane} data-content-preview="" aria-label="Önizleme">
        <div className={styles.heading}>
          <h2>Önizleme</h2>
          <IconButton aria-label="Önizlemeyi kapat" data-tooltip="Kapat" onClick={onClose}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </div>
        <Preview {...source} />
      </aside>
    </Portal>
  );
}

function PreviewDialog({ onClose, ...source }: PreviewPaneProps) {
  const [isCovered, setCovered] = useState(false);
  useRestoreFocus();
  useHandledPress(onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      // Escape closes the dialog above this one only.
      closeOnEscape={!isCovered}
      title="Önizleme"
      fullScreen
      classNames={{ body: styles.dialog ?? '' }}
    >
      <Preview {...source} onReturn={onClose} onCovered={setCovered} />
    </Modal>
  );
}

interface PreviewProps extends PreviewSource, Pick<PreviewPaneProps, 'part'> {
  /** Goes back to the form that the preview covers; undefined beside it. */
  onReturn?: (() => void) | undefined;
  /** Called when the dialog of links opens above the preview, and when it closes. */
  onCovered?: (isCovered: boolean) => void;
}

function Preview({ of, title, values, body, isOnEveryPage, part, onReturn, onCovered }: PreviewProps) {
  const stored = useStoredPreview({ of, values, body });
  const languages = useLanguages().data ?? [defaultLanguage];
  const [width, setWidth] = useState('390');
  const [lang, setLang] = useState<string>(defaultLanguage.abbr);
  const [page, setPage] = useState('');
  const [isLinking, setLinking] = useState(false);
  const query = queryOf(lang, page);
  // A link shows unpublished content to people without an account.
  const mayShare = useMayPublish(of.entity);
  const showLinks = (isShown: boolean) => {
    setLinking(isShown);
    onCovered?.(isShown);
  };
  const name = languages.find(({ abbr }) => abbr === lang)?.lang ?? lang;
  return (
    <>
      <div className={styles.tools}>
        <ReturnButton onReturn={onReturn} />
        <SegmentedControl size="xs" aria-label="Genişlik" data={widths} value={width} onChange={setWidth} />
        <LanguageChoice languages={languages} lang={lang} onChange={setLang} />
        {isOnEveryPage ? <PageChoice page={page} onChange={setPage} /> : null}
        {mayShare ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => showLinks(true)}
          >
            Önizleme bağlantısı
          </Button>
        ) : null}
        {stored.revision > 0 ? <OwnTab id={stored.id} query={query} /> : null}
      </div>
      <PreviewedPage
        stored={stored}
        query={query}
        width={Number(width)}
        title={`Önizleme: ${title}, ${name}`}
        part={part}
      />
      {isLinking ? (
        <Suspense fallback={null}>
          <PreviewLinks of={of} body={body} languages={languages} lang={lang} onClose={() => showLinks(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function ReturnButton({ onReturn }: Pick<PreviewProps, 'onReturn'>) {
  if (!onReturn) return null;
  return (
    <Button size="xs" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onReturn}>
      Forma dön
    </Button>
  );
}

interface LanguageChoiceProps {
  languages: readonly Language[];
  lang: string;
  onChange: (lang: string) => void;
}

function LanguageChoice({ languages, lang, onChange }: LanguageChoiceProps) {
  if (languages.length < 2) return null;
  return (
    <SegmentedControl
      size="xs"
      aria-label="Dil"
      data={languages.map((language) => ({ value: language.abbr, label: language.lang }))}
      value={lang}
      onChange={onChange}
    />
  );
}

/** Language and page that are shown. */
type Query = Readonly<Record<string, string>>;

/** The home page is the default. */
function queryOf(lang: string, page: string): Query {
  return { [previewLanguageParam]: lang, ...(page !== '' && { [previewPageParam]: page }) };
}

const pages = Object.entries(previewPages).map(([value, label]) => ({ value, label }));

function PageChoice({ page, onChange }: { page: string; onChange: (page: string) => void }) {
  return (
    <Select
      size="xs"
      aria-label="Sayfa"
      data={pages}
      value={page}
      onChange={(chosen) => onChange(chosen ?? page)}
      allowDeselect={false}
      w={150}
    />
  );
}

/** Link to the page in a tab of its own, for example on a second screen. Scripts do not run there: it says how it is refreshed. */
function OwnTab({ id, query }: { id: string; query: Query }) {
  return (
    <a className={styles.tab} href={addressOf(id, query)} target="_blank" rel="noopener">
      <IconExternalLink size={16} aria-hidden />
      Yeni sekmede aç
    </a>
  );
}

interface PreviewedPageProps extends Pick<PreviewPaneProps, 'part'> {
  stored: StoredPreview;
  query: Query;
  width: number;
  title: string;
}

/** The values make the address of each version another one: the frame then loads it. */
function addressOf(id: string, query: Query): string {
  return `${contentPreviewPaths.form(id)}?${new URLSearchParams(query)}`;
}

const problemTexts: Readonly<Record<LoadedKind, string | null>> = {
  page: null,
  message: null,
  nothing: 'Önizleme yüklenemedi.',
};
const stateTexts: Readonly<Record<LoadedKind, string>> = {
  page: 'Formdaki hâliyle gösteriliyor, kaydetmedikleriniz de; yayınlayana kadar sitede değişmez. Yeni sekme kendiliğinden yenilenmez.',
  message: 'Sayfa gösterilemiyor; nedeni aşağıda.',
  nothing: '',
};

function PreviewedPage({ stored, query, width, title, part }: PreviewedPageProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ address: string; kind: LoadedKind }>({ address: '', kind: 'page' });
  const { id, revision, isPending, failure, retry } = stored;
  const address = revision === 0 ? '' : addressOf(id, { ...query, v: `${revision}.${attempt}` });
  const isShown = loaded.address === address;
  const problem = failure ?? (isShown ? problemTexts[loaded.kind] : null);
  const isLoading = problem === null && (isPending || !isShown);
  return (
    <>
      <State text={problem === null ? stateTexts[loaded.kind] : ''} isLoading={isLoading} />
      <Problem text={problem} onRetry={failure === null ? () => setAttempt(attempt + 1) : retry} />
      {address === '' ? (
        <div className={styles.frames} />
      ) : (
        <PreviewFrames
          address={address}
          width={width}
          title={title}
          part={part}
          onLoad={(shown, kind) => setLoaded({ address: shown, kind })}
        />
      )}
    </>
  );
}

/** The text does not change with each key, so that it is not announced with every key. */
function State({ text, isLoading }: { text: string; isLoading: boolean }) {
  return (
    <p className={styles.state} role="status">
      {isLoading ? <Loader size={14} aria-hidden /> : null}
      <span>{isLoading ? 'Önizleme hazırlanıyor…' : text}</span>
    </p>
  );
}

function Problem({ text, onRetry }: { text: string | null; onRetry: () => void }) {
  if (text === null) return null;
  return (
    <div role="alert" className={styles.problem}>
      <p>{text}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Tekrar dene
      </Button>
    </div>
  );
}
