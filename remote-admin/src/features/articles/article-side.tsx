import { DateTimeField } from '../../shared/fields/date-time-field.tsx';
import { PictureField } from '../../shared/fields/picture-field.tsx';
import { SwitchField } from '../../shared/fields/switch-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';

/** What an article has once, whatever the language. */
export function ArticleSide() {
  return (
    <>
      <Panel title="Yayın">
        <SwitchField
          name="active"
          label="Yayında"
          help={{ on: 'Yayın tarihi gelince sitede görünür.', off: 'Taslak: sitede görünmez.' }}
        />
        <DateTimeField name="published_at" label="Yayın tarihi" help="İstanbul saatiyle." />
      </Panel>
      <Panel title="Kapak görseli">
        <PictureField name="cover_id" label="Kapak görseli" />
      </Panel>
    </>
  );
}
