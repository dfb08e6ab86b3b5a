import { Button, Drawer } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { searchTextsOf, type Finding, type SearchTexts } from '@vitrin/shared-contracts/content-check';
import { Link } from '@vitrin/shared-contracts/router';
import { SearchPreview } from '../fields/search-preview.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { checkedContent, pagePathOf, TopLevel, type CheckedForm } from './content-check.ts';
import styles from './content-check.module.css';
import { FindingRow } from './finding-row.tsx';
import { useLinkCheck, type LinkCheckSource } from './link-check.api.ts';
import { LinkCheck } from './link-check.tsx';

interface CheckDrawerProps {
  form: CheckedForm;
  links: LinkCheckSource;
  /** Null while the form is checked for the first time. */
  findings: readonly Finding[] | null;
  /** Goes to a field of the form. */
  onShow: (path: string) => void;
  onClose: () => void;
}

/** What could be improved in a form, by language, with its search results and its broken links. Nothing here prevents publishing. */
export function CheckDrawer({ form, links, findings, onShow, onClose }: CheckDrawerProps) {
  useRestoreFocus();
  const check = useLinkCheck(links);
  const status = useRef<HTMLParagraphElement>(null);
  const content = checkedContent(form);
  const { WithPathAbove = TopLevel } = form.kind;
  const shared = (findings ?? []).filter(({ language }) => language === null);
  // The corrected row disappears, and the focus with it.
  const onCorrected = () => status.current?.focus();
  const rows = (found: readonly Finding[], label: string) => (
    <Findings findings={found} label={label} onShow={onShow} onCorrected={onCorrected} />
  );
  return (
    <Drawer opened onClose={onClose} position="right" size={560} title="Denetle">
      <p ref={status} tabIndex={-1} role="status" className={styles.summary}>
        {summaryOf(findings, check.data?.length ?? null)}
      </p>
      {form.kind.searchScreen === undefined ? null : (
        <p className={styles.screen}>
          Arama sonucundaki başlık ve açıklama <Link to={form.kind.searchScreen}>Sayfa Başlıkları</Link> ekranında
          yazılır.
        </p>
      )}
      <WithPathAbove values={form.values}>
        {(pathAbove) =>
          searchTextsOf(content).map((texts) => {
            const path = pagePathOf(form, texts.language, pathAbove);
            const found = (findings ?? []).filter(({ language }) => language === texts.language);
            if (path === null && found.length === 0) return null;
            return (
              <Language key={texts.language} texts={texts} path={path}>
                {rows(found, texts.name)}
              </Language>
            );
          })
        }
      </WithPathAbove>
      {shared.length > 0 ? (
        <section className={styles.group}>
          <h3>Görseller</h3>
          {rows(shared, 'Görseller')}
        </section>
      ) : null}
      <LinkCheck check={check} onShow={onShow} />
    </Drawer>
  );
}

/** `broken` is null until the links were checked. */
function summaryOf(findings: readonly Finding[] | null, broken: number | null): string {
  if (findings === null) return 'Denetleniyor…';
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const counts = [
    [warnings, 'uyarı'],
    [findings.length - warnings, 'öneri'],
    [broken ?? 0, 'bozuk bağlantı'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  if (parts.length > 0) return `${parts.join(', ')}. Hiçbiri yayınlamayı engellemez.`;
  return broken === null ? '' : 'Her şey yolunda.';
}

interface LanguageProps {
  texts: SearchTexts;
  /** Path of the page; null if its search result is not in the form. */
  path: string | null;
  children: ReactNode;
}

function Language({ texts: { name, title, description }, path, children }: LanguageProps) {
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      {path !== null && (title.text || description.text) ? (
        <div className={styles.preview}>
          <SearchPreview title={title.text} path={path} description={description.text} />
        </div>
      ) : null}
      {children}
    </section>
  );
}

interface FindingsProps {
  findings: readonly Finding[];
  label: string;
  onShow: (path: string) => void;
  onCorrected: () => void;
}

function Findings({ findings, label, onShow, onCorrected }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={`${label} bulguları`}>
      {findings.map((finding) => (
        <FindingRow key={keyOf(finding)} finding={finding} onCorrected={onCorrected}>
          <Button size="compact-sm" variant="default" onClick={() => onShow(finding.path)}>
            Göster
          </Button>
        </FindingRow>
      ))}
    </ul>
  );
}

/** The text names the heading or the picture. */
function keyOf({ rule, path, text }: Finding): string {
  return `${rule} ${path} ${text}`;
}
