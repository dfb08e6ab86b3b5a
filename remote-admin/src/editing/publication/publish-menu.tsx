import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import type { MenuComponents } from '../../ui/layers/deferred-menu.tsx';
import { SHARED } from './request-parts.ts';
import type { PublicationActions } from './use-publication.ts';

interface PublishMenuProps {
  Menu: MenuComponents;
  actions: PublicationActions;
  /** Default language first. */
  languages: readonly LanguageInfo[];
  labels: Readonly<Record<string, string>>;
  onSchedule: (action: ScheduledAction) => void;
}

/** Items beside the button that publishes everything: one part, later, taking off the site. */
export function PublishMenu({ Menu, actions, languages, labels, onSchedule }: PublishMenuProps) {
  const parts = partsOf({ actions, languages, labels });
  return (
    <>
      {parts.length > 1 ? (
        <>
          <Menu.Label>Yalnızca bir bölümü yayınla</Menu.Label>
          {parts.map(({ part, label }) => (
            <Menu.Item key={part} onClick={() => actions.publishPart(part)}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
        </>
      ) : null}
      <Menu.Item onClick={() => onSchedule('publish')}>Zamanla…</Menu.Item>
      <Withdrawals Menu={Menu} actions={actions} languages={languages} onSchedule={onSchedule} />
    </>
  );
}

/** The shared fields of a new record are published with its first language. */
function partsOf({ actions, languages, labels }: Pick<PublishMenuProps, 'actions' | 'languages' | 'labels'>) {
  const { languages: written, shared } = actions.parts();
  const texts = languages.flatMap(({ abbr, lang }) => (written.includes(abbr) ? [{ part: abbr, label: lang }] : []));
  if (actions.record === null) return texts;
  const names = shared.flatMap((name) => labels[name] ?? []);
  if (texts.length === 0 || names.length === 0) return texts;
  return [...texts, { part: SHARED, label: `Ortak alanlar: ${names.join(', ')}` }];
}

/** The default language is not taken down alone. */
function Withdrawals({ Menu, actions, languages, onSchedule }: Omit<PublishMenuProps, 'labels'>) {
  const { facts, canWithdraw } = actions;
  if (!facts.active || actions.record === null) return null;
  const others = languages.slice(1).filter(({ abbr }) => facts.languages.includes(abbr));
  if (!canWithdraw && others.length === 0) return null;
  return (
    <>
      <Menu.Divider />
      {canWithdraw ? (
        <>
          <Menu.Item onClick={actions.withdraw}>Yayından kaldır…</Menu.Item>
          <Menu.Item onClick={() => onSchedule('withdraw')}>Yayından kaldırmayı zamanla…</Menu.Item>
        </>
      ) : null}
      {others.map(({ abbr, lang }) => (
        <Menu.Item key={abbr} onClick={() => actions.withdrawLanguage(abbr, lang)}>
          Yalnızca {lang} sürümünü kaldır…
        </Menu.Item>
      ))}
    </>
  );
}
