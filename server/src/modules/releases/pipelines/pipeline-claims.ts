import type { PipelineProvider, PipelineRow, ReleaseProvenance } from '@vitrin/shared-contracts/release-pipelines';
import type { VerifiedClaims } from './verify-id-token.ts';

/** What is read from the claims of a platform, under common names. Texts; empty if the claim is missing. */
export interface JobClaims extends ReleaseProvenance {
  repositoryId: string;
  ownerId: string;
  /** Complete reference of the workflow file. */
  workflow: string;
  /** The same reference for a workflow of the repository at the commit that runs; `{path}` is replaced by its file. */
  ownWorkflow: string;
  /** Complete name of branch or tag. */
  ref: string;
  environment: string;
  /** Why no job of this kind may publish, in Turkish; null if it may. */
  refusal: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** Platforms send texts, but also numbers and booleans. Text that is not well-formed could not be part of an address. */
function claim(claims: Claims, name: string): string {
  const value = claims[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).toWellFormed()
    : '';
}

const PULL_REQUEST = 'Değişiklik isteğinden (pull request, merge request) çalışan bir iş yayınlayamaz.';
const UNPROTECTED = 'İş korunan bir dalda ya da etikette çalışmıyor; GitLab’de dalı korumaya alın.';

/** Reads the claims of a verified ID token. */
export function jobClaims(provider: PipelineProvider, issuer: string, verified: VerifiedClaims): JobClaims {
  return provider === 'github' ? githubClaims(issuer, verified) : gitlabClaims(issuer, verified);
}

function githubClaims(issuer: string, claims: Claims): JobClaims {
  const [repository, ref, run] = [claim(claims, 'repository'), claim(claims, 'ref'), claim(claims, 'run_id')];
  const { protocol, host } = new URL(issuer);
  const server = host === 'token.actions.githubusercontent.com' ? 'https://github.com' : `${protocol}//${host}`;
  const workflow = claim(claims, 'job_workflow_ref') || claim(claims, 'workflow_ref');
  return {
    provider: 'github',
    issuer,
    repository,
    repositoryId: claim(claims, 'repository_id'),
    ownerId: claim(claims, 'repository_owner_id'),
    workflow,
    ownWorkflow: `${repository}/{path}@${ref}`,
    ref,
    environment: claim(claims, 'environment'),
    commit: claim(claims, 'sha'),
    run,
    run_url: `${server}/${encodePath(repository)}/actions/runs/${encodeURIComponent(run)}`,
    runner: claim(claims, 'runner_environment'),
    refusal: claim(claims, 'event_name').startsWith('pull_request') ? PULL_REQUEST : null,
  };
}

function gitlabClaims(issuer: string, claims: Claims): JobClaims {
  const [repository, run] = [claim(claims, 'project_path'), claim(claims, 'pipeline_id')];
  const ref = claim(claims, 'ref_path');
  return {
    provider: 'gitlab',
    issuer,
    repository,
    repositoryId: claim(claims, 'project_id'),
    ownerId: claim(claims, 'namespace_id'),
    workflow: claim(claims, 'ci_config_ref_uri'),
    ownWorkflow: `${issuer.replace(/^https?:\/\//, '')}/${repository}//{path}@${ref}`,
    ref,
    environment: claim(claims, 'environment'),
    commit: claim(claims, 'sha'),
    run,
    run_url: `${issuer}/${encodePath(repository)}/-/pipelines/${encodeURIComponent(run)}`,
    runner: claim(claims, 'runner_environment'),
    refusal: gitlabRefusal(claims),
  };
}

function gitlabRefusal(claims: Claims): string | null {
  if (/merge_request|pull_request/.test(claim(claims, 'pipeline_source'))) return PULL_REQUEST;
  return claim(claims, 'ref_protected') === 'true' ? null : UNPROTECTED;
}

function encodePath(text: string): string {
  return text.split('/').map(encodeURIComponent).join('/');
}

type Binding = Pick<PipelineRow, 'repository_id' | 'owner_id' | 'workflow' | 'ref' | 'environment'>;

/** Name of the first part of a binding that a job does not match; null if it matches. */
export type Mismatch = 'repository' | 'workflow' | 'ref' | 'environment' | null;

/** Compares a job with a stored pipeline. */
export function mismatchOf(pipeline: Binding, job: JobClaims): Mismatch {
  if (pipeline.repository_id !== job.repositoryId || pipeline.owner_id !== job.ownerId) return 'repository';
  const workflow = pipeline.workflow.includes('@')
    ? pipeline.workflow
    : job.ownWorkflow.replace('{path}', () => pipeline.workflow);
  if (workflow !== job.workflow) return 'workflow';
  if (!isRefMatched(pipeline.ref, job.ref)) return 'ref';
  return pipeline.environment === null || pipeline.environment === job.environment ? null : 'environment';
}

/**
 * Returns what all jobs of a workflow have in common, whatever branch, environment and name the repository has: the same
 * for two stored pipelines of one workflow, and for one that was removed and added again.
 */
export function bindingOf({ provider, issuer, repositoryId, workflow, ownWorkflow }: JobClaims): string {
  const [file = ''] = workflow.split('@');
  const [folder = ''] = ownWorkflow.split('{path}');
  const path = file.startsWith(folder) ? file.slice(folder.length) : file;
  return [provider, issuer, repositoryId, path].join(' ');
}

function isRefMatched(pattern: string, ref: string): boolean {
  return pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref;
}

/** Returns the part of the claims that is stored with a release and shown. */
export function provenanceOf(job: JobClaims): ReleaseProvenance {
  const { provider, issuer, repository, workflow, ref, environment, commit, run, run_url, runner } = job;
  return { provider, issuer, repository, workflow, ref, environment, commit, run, run_url, runner };
}
