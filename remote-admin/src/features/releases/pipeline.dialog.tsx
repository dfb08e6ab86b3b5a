import { NativeSelect } from '@mantine/core';
import { useFormikContext } from 'formik';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteRow } from '@vitrin/shared-contracts/release-management';
import {
  pipelineProviderLabels,
  pipelineProviders,
  pipelineSchema,
  publicIssuers,
  type PipelineProvider,
} from '@vitrin/shared-contracts/release-pipelines';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { SwitchField } from '../../editing/fields/switch-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormDialog } from '../../editing/form/form-dialog.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { pipelineTexts } from './pipeline-texts.ts';
import { createPipeline } from './releases.api.ts';

interface PipelineDialogProps {
  remotes: readonly RemoteRow[];
  onClose: () => void;
}

const initial = {
  remote: '',
  name: '',
  provider: 'github' as PipelineProvider,
  issuer: publicIssuers.github,
  repository_id: '',
  owner_id: '',
  workflow: pipelineTexts.github.workflow,
  ref: 'refs/heads/main',
  environment: '',
  may_promote: 0 as 0 | 1,
};
type PipelineValues = typeof initial;

const labels = {
  remote: 'Birim',
  name: 'Ad',
  provider: 'Platform',
  issuer: 'Kimlik sağlayıcı',
  repository_id: 'Deponun numarası',
  owner_id: 'Sahibinin numarası',
  workflow: 'İş akışının dosyası',
  ref: 'Dal ya da etiket',
  environment: 'Ortam',
  may_promote: 'Canlıya da alabilsin',
};

/** Form that trusts a pipeline; the texts beside the numbers say where the platform shows them. */
export function PipelineDialog({ remotes, onClose }: PipelineDialogProps) {
  const form = useRecordForm({
    form: 'release-pipeline',
    record: 0,
    version: null,
    initial,
    texts: { success: messages.created },
    schema: pipelineSchema,
    save: createPipeline,
    invalidatedPaths: [api.adminReleasePipelines],
    onSaved: onClose,
  });
  const texts = pipelineTexts[form.formik.values.provider];
  return (
    <FormDialog title="Yayın hattı tanıt" form={form} version={null} labels={labels} onClose={onClose}>
      <SelectField
        name="remote"
        label={labels.remote}
        required
        help="Hattın işleri yalnızca bu birimin sürümlerini gönderebilir."
        options={[
          { value: '', label: 'Birim seçiniz' },
          ...remotes.map(({ name, title }) => ({ value: name, label: title })),
        ]}
      />
      <TextField
        name="name"
        label={labels.name}
        required
        help="Yayın kaydında görünen ad, örneğin “Blog ekibi, GitHub”."
      />
      <ProviderField />
      <TextField name="issuer" label={labels.issuer} required help={texts.issuerHelp} />
      <TextField name="repository_id" label={labels.repository_id} required help={texts.repositoryHelp} />
      <TextField name="owner_id" label={labels.owner_id} required help={texts.ownerHelp} />
      <TextField
        name="workflow"
        label={labels.workflow}
        required
        help="Depodaki yolu. Başka bir depodaki ortak bir iş akışı için platformun verdiği değerin tamamı (…@refs/…)."
      />
      <TextField
        name="ref"
        label={labels.ref}
        required
        help="Yalnızca bu daldan ya da etiketten yayınlanır. Etiketler * ile bitebilir, örneğin refs/tags/v*."
      />
      <TextField
        name="environment"
        label={labels.environment}
        help="İsteğe bağlı. Onay isteyen bir ortam (environment) kullanıyorsanız adı, örneğin production."
      />
      <SwitchField
        name="may_promote"
        label={labels.may_promote}
        help={{
          on: 'İşler sürümü yükler, canlıya alır ve gerekirse geri döner.',
          off: 'İşler yalnızca yükler; sürümü bir kişi bu ekrandan canlıya alır.',
        }}
      />
    </FormDialog>
  );
}

/** Changes the values that follow from the platform, unless the user has typed others. */
function ProviderField() {
  const { values, setValues } = useFormikContext<PipelineValues>();
  const change = (provider: PipelineProvider) => {
    const former = values.provider;
    const { issuer, workflow } = values;
    void setValues({
      ...values,
      provider,
      issuer: issuer === publicIssuers[former] ? publicIssuers[provider] : issuer,
      workflow: workflow === pipelineTexts[former].workflow ? pipelineTexts[provider].workflow : workflow,
    });
  };
  return (
    <NativeSelect
      id="provider"
      label={labels.provider}
      withAsterisk
      data={pipelineProviders.map((value) => ({ value, label: pipelineProviderLabels[value] }))}
      value={values.provider}
      onChange={({ currentTarget: { value } }) => change(value === 'gitlab' ? 'gitlab' : 'github')}
    />
  );
}
