import { boolean, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid } from '../rules/validation.ts';
import { isUnit, type RemoteName } from './releases.ts';

/** Platforms whose pipelines can publish without a stored secret. */
export const pipelineProviders = ['github', 'gitlab'] as const;
/** Platform of a pipeline; see `pipelineProviders`. */
export type PipelineProvider = (typeof pipelineProviders)[number];

/** Labels of the platforms. */
export const pipelineProviderLabels: Readonly<Record<PipelineProvider, string>> = {
  github: 'GitHub Actions',
  gitlab: 'GitLab CI/CD',
};

/** Issuers of the ID tokens on the public platforms; an own instance has another one. */
export const publicIssuers: Readonly<Record<PipelineProvider, string>> = {
  github: 'https://token.actions.githubusercontent.com',
  gitlab: 'https://gitlab.com',
};

/** Validity of the credential that a pipeline gets for its ID token, in minutes. */
export const pipelineCredentialMinutes = 15;

const NUMERIC_ID = /^[1-9]\d{0,18}$/;
const ISSUER = /^https?:\/\/[a-z0-9.[\]:-]+(?:\/[\w./-]*\w)?$/;
/** A path in the repository, or with `@` the complete value of the claim. */
const WORKFLOW = /^[^\s@]+\.ya?ml(?:@[^\s@]+)?$/;
/** A star is allowed at the end of a tag only: with any branch, everyone who can push could publish. */
const REF = /^refs\/(?:heads\/[^\s*]+|tags\/(?:[^\s*]+\*?|\*))$/;
const MAX_CLAIM_LENGTH = 300;

const claimSchema = () => string().trim().max(MAX_CLAIM_LENGTH, invalid.tooLong(MAX_CLAIM_LENGTH));
const numericIdSchema = () =>
  claimSchema().required(invalid.required).matches(NUMERIC_ID, 'Yalnızca rakamlardan oluşan kimlik yazılmalıdır.');

/** Unit that a credential or a pipeline publishes: a remote or the shell. */
export const publishedUnitSchema = string()
  .required(invalid.required)
  .max(limits.code, invalid.tooLong(limits.code))
  .test('unit', 'shell olmalı ya da remote_ ile başlamalı; küçük harf, rakam ve alt çizgi içerebilir.', (value) =>
    isUnit(value ?? ''),
  );

/**
 * `form_data` of `POST /api/admin/release-pipelines`: which jobs may publish one remote without a stored secret. Those of the
 * shell are added on the machine of the site only.
 */
export const pipelineSchema = object({
  remote: publishedUnitSchema,
  name: titleSchema,
  provider: string().oneOf(pipelineProviders).required(invalid.required),
  /** Exact value of the claim `iss`. */
  issuer: claimSchema()
    .required(invalid.required)
    .matches(ISSUER, 'https ile başlayan, / ile bitmeyen bir adres olmalıdır.'),
  /** `repository_id` of GitHub, `project_id` of GitLab. */
  repository_id: numericIdSchema(),
  /** `repository_owner_id` of GitHub, `namespace_id` of GitLab. */
  owner_id: numericIdSchema(),
  /** Path of the workflow in the repository, or the complete claim `job_workflow_ref` or `ci_config_ref_uri`. */
  workflow: claimSchema()
    .required(invalid.required)
    .matches(WORKFLOW, '.yml ya da .yaml ile biten bir dosya yolu olmalıdır.'),
  /** Complete name of the branch or tag. A tag may end with a star. */
  ref: claimSchema()
    .required(invalid.required)
    .matches(REF, 'refs/heads/… ya da refs/tags/… biçiminde olmalıdır; yalnızca etiketler * ile bitebilir.'),
  /** Claim `environment`; null if the job need not have one. */
  environment: claimSchema()
    .nullable()
    .default(null)
    .transform((value: string | null) => (value === '' ? null : value)),
  may_promote: boolean().default(false),
});
/** Validated fields of a trusted pipeline; see `pipelineSchema`. */
export type PipelineInput = InferType<typeof pipelineSchema>;

/** Row of `GET /api/admin/release-pipelines`. */
export interface PipelineRow extends PipelineInput {
  id: number;
  remote: 'shell' | RemoteName;
  created_at: string;
  created_by: string;
  /** False if that user is disabled; missing in responses of older servers. */
  creator_active?: boolean;
  last_used_at: string | null;
}

const MAX_TOKEN_LENGTH = 8_000;

/** Body of `POST /api/releases/token`: the ID token of a job, whose audience is the origin of the site. */
export const pipelineTokenSchema = object({
  remote: publishedUnitSchema,
  id_token: string().required(invalid.required).max(MAX_TOKEN_LENGTH, invalid.tooLong(MAX_TOKEN_LENGTH)),
});
/** Validated body of a token exchange; see `pipelineTokenSchema`. */
export type PipelineTokenInput = InferType<typeof pipelineTokenSchema>;

/** `data` of `POST /api/releases/token`: a publishing credential of one remote for a few minutes. */
export interface PipelineCredential {
  /** Publishing secret, as in `VITRIN_PUBLISH_SECRET`. */
  secret: string;
  expires_at: string;
  /** Whether the credential may also promote and roll back. */
  may_promote: boolean;
}

/**
 * Origin of a release, as the platform of its pipeline has certified it in the ID token; the site has verified the
 * token. Texts are empty if the platform does not state them.
 */
export interface ReleaseProvenance {
  provider: PipelineProvider;
  issuer: string;
  /** Path of the repository at the time of the run. */
  repository: string;
  /** Reference of the workflow that ran the job: file, `@`, and branch, tag or commit. */
  workflow: string;
  /** Complete name of the branch or tag. */
  ref: string;
  environment: string;
  /** Commit that the job checked out. */
  commit: string;
  /** Id of the run or pipeline. */
  run: string;
  /** Page of the run on the platform. */
  run_url: string;
  /** `github-hosted` or `self-hosted`; `gitlab-hosted` or `self-hosted`. */
  runner: string;
}
