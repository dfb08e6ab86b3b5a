import type { PipelineProvider } from '@vitrin/shared-contracts/release-pipelines';

interface PipelineTexts {
  /** Usual path of the workflow file. */
  workflow: string;
  issuerHelp: string;
  repositoryHelp: string;
  ownerHelp: string;
}

/** What the form says about each platform. */
export const pipelineTexts: Readonly<Record<PipelineProvider, PipelineTexts>> = {
  github: {
    workflow: '.github/workflows/release.yml',
    issuerHelp: 'github.com için bu değer. Kendi GitHub sunucunuz için https://SUNUCU/_services/token.',
    repositoryHelp:
      'gh api repos/SAHİP/DEPO --jq .id komutunun yazdığı sayı. Ad değil numara: adlar el değiştirebilir.',
    ownerHelp: 'gh api repos/SAHİP/DEPO --jq .owner.id komutunun yazdığı sayı.',
  },
  gitlab: {
    workflow: '.gitlab-ci.yml',
    issuerHelp: 'gitlab.com için bu değer. Kendi GitLab sunucunuz için onun adresi.',
    repositoryHelp: 'Projenin sayfasındaki “Project ID”. Ad değil numara: adlar el değiştirebilir.',
    ownerHelp: 'Grubun sayfasındaki “Group ID”; kişisel projede kullanıcının ad alanı numarası (namespace_id).',
  },
};
