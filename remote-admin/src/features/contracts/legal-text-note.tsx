import { useQuery } from '@tanstack/react-query';
import { legalTemplateLabels, templateOf } from '@vitrin/shared-contracts/legal-texts';
import { Panel } from '../../ui/panel.tsx';
import { legalTextsQuery } from './contracts.api.ts';
import { outdatedText } from './outdated-text.ts';

/** Says what a text was made of, that publishing it confirms it, and what is out of date in what is published. */
export function LegalTextNote({ mark }: { mark: string }) {
  const id = templateOf(mark);
  const { data: rows = [] } = useQuery(legalTextsQuery());
  const row = rows.find((each) => each.id === id);
  const name = Object.entries(legalTemplateLabels).find(([each]) => each === id)?.[1] ?? id;
  return (
    <Panel title="Hazır metinden">
      <p>
        Bu metin, “{name}” hazır metninden yasal bilgileriniz ve ayarlarınızla dolduruldu. Okuyun, gerekirse değiştirin;
        yayınladığınızda onaylamış olursunuz.
      </p>
      {row && row.state === 'outdated' ? <p>{outdatedText(row)}</p> : null}
    </Panel>
  );
}
