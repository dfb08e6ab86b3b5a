import { randomUUID } from 'node:crypto';
import type { PipelineInput } from '@vitrin/shared-contracts/release-pipelines';
import type { Person } from '../modules/releases/keys/signers.repository.ts';
import { insertPipeline } from '../modules/releases/pipelines/pipelines.repository.ts';
import type { Services } from '../services.ts';
import type { OidcIssuer } from './oidc-issuer.ts';

/** Claims of a job; undefined removes one. */
export type Claims = Record<string, unknown>;

const bound = { remote: 'remote_public', repository_id: '1001', owner_id: '77', environment: null };

/** Returns the input of a pipeline of the platform whose jobs have the claims of `githubJob` or `gitlabJob`. */
function pipelineInput(issuer: OidcIssuer, change: Partial<PipelineInput> = {}): PipelineInput {
  const isGitlab = change.provider === 'gitlab';
  return {
    ...bound,
    name: isGitlab ? 'GitLab hattı' : 'GitHub hattı',
    provider: 'github',
    issuer: issuer.url,
    workflow: isGitlab ? '.gitlab-ci.yml' : '.github/workflows/release.yml',
    ref: 'refs/heads/main',
    may_promote: false,
    ...change,
  };
}

/** Trusts the platform, which is on this machine, and one of its pipelines. */
export function trustPipeline(
  { db, config }: Pick<Services, 'db' | 'config'>,
  issuer: OidcIssuer,
  change: Partial<PipelineInput> = {},
  by: Person = { id: null, name: 'Ayşe Yılmaz' },
): Promise<number> {
  config.oidcHosts = [issuer.host];
  return insertPipeline(db, pipelineInput(issuer, change), by);
}

function standard(issuer: OidcIssuer): Claims {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer.url, aud: 'http://localhost:3000', sub: 'job', jti: randomUUID(), iat: now, exp: now + 300 };
}

/** Returns the claims of a job on GitHub, as its documentation lists them. */
export function githubJob(issuer: OidcIssuer, change: Claims = {}): Claims {
  const workflow = 'vitrin/site/.github/workflows/release.yml@refs/heads/main';
  return {
    ...standard(issuer),
    repository: 'vitrin/site',
    repository_id: '1001',
    repository_owner_id: '77',
    workflow_ref: workflow,
    job_workflow_ref: workflow,
    ref: 'refs/heads/main',
    ref_type: 'branch',
    event_name: 'push',
    sha: 'c0ffee0123456789c0ffee0123456789c0ffee01',
    run_id: '555',
    runner_environment: 'github-hosted',
    ...change,
  };
}

/** Returns the claims of a job on GitLab, as its documentation lists them. */
export function gitlabJob(issuer: OidcIssuer, change: Claims = {}): Claims {
  return {
    ...standard(issuer),
    project_id: '1001',
    project_path: 'vitrin/site',
    namespace_id: '77',
    ci_config_ref_uri: `${issuer.host}/vitrin/site//.gitlab-ci.yml@refs/heads/main`,
    ref: 'main',
    ref_path: 'refs/heads/main',
    ref_type: 'branch',
    ref_protected: 'true',
    pipeline_source: 'push',
    sha: 'c0ffee0123456789c0ffee0123456789c0ffee01',
    pipeline_id: '555',
    runner_environment: 'self-hosted',
    ...change,
  };
}
