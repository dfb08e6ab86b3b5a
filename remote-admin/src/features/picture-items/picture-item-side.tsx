import { PictureField } from '../../shared/fields/picture-field.tsx';
import { SwitchField } from '../../shared/fields/switch-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import type { PictureItemKind } from './picture-item-kinds.ts';

interface PictureItemSideProps {
  words: PictureItemKind['words'];
  labels: Readonly<Record<'active' | 'media_id' | 'link_url', string>>;
}

/** What a slide or a certificate has once, whatever the language. */
export function PictureItemSide({ words, labels }: PictureItemSideProps) {
  return (
    <>
      <Panel title={labels.media_id}>
        <PictureField name="media_id" label={labels.media_id} />
      </Panel>
      <Panel title="Yayın">
        <SwitchField name="active" label={labels.active} help={{ on: words.on, off: words.off }} />
        <TextField name="link_url" label={labels.link_url} placeholder="/iletisim" help={words.link} />
      </Panel>
    </>
  );
}
