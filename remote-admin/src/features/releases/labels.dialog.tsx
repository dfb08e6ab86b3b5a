import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { releaseLabelsSchema } from '@vitrin/shared-contracts/release-lifecycle';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import { releaseAboutLimits, type Unit } from '@vitrin/shared-contracts/releases';
import { ActionDialog } from './action.dialog.tsx';
import { shortId } from './release-format.ts';
import { setLabels } from './releases.api.ts';

interface LabelsDialogProps {
  unit: Unit;
  row: ReleaseRow;
  onClose: () => void;
}

/** Changes tags and note of a stored release. */
export function LabelsDialog({ unit, row: { id, tags, note }, onClose }: LabelsDialogProps) {
  return (
    <ActionDialog
      title={`${shortId(id)}: etiketler ve not`}
      initial={{ tags: tags.join(', '), note: note ?? '' }}
      schema={releaseLabelsSchema}
      input={(typed) => ({ id, tags: tagsFrom(typed.tags), note: typed.note })}
      send={(input) => setLabels(unit, input)}
      success="Etiketler ve not kaydedildi."
      changes={[api.adminUnitReleases(unit)]}
      fields={[
        {
          name: 'tags',
          label: 'Etiketler',
          help: `Virgülle ayırın, örneğin 1.4.0, aday. Küçük harf, rakam, nokta ve tire; en çok ${limits.releaseTags.perRelease} etiket. “aday” gibi bir etiket başka sürümdeyse buraya taşınır.`,
        },
        { name: 'note', label: 'Not', kind: 'area', help: `En çok ${releaseAboutLimits.note} karakter.` },
      ]}
      confirm="Kaydet"
      onDone={onClose}
      onClose={onClose}
    />
  );
}

function tagsFrom(text: string): string[] {
  return text.split(',').flatMap((tag) => tag.trim() || []);
}
